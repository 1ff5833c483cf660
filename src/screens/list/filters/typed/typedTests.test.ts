import { expect, it } from 'vitest';
import type { ConditionsDefinition } from '../ConditionsDefinition.ts';
import { filterScope } from '../model/FilterScope.ts';
import { typedNames } from './typedNames.ts';
import { partText, typedParts } from './typedParts.ts';
import { typedMeaning } from './typedMeaning.ts';
import { isTypedName, typedTests, type TypedWords } from './typedTests.ts';

const conditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'STATUS', source: 'status', kind: 'enum', name: 'Status', values: ['PENDING', 'PAID', 'NEW'] },
    { value: 'DATE_START', source: 'dateStart', kind: 'date' },
    { value: 'SEATS', source: 'seats', kind: 'int' },
    { value: 'PRICE', source: 'price', kind: 'money' },
    { value: 'IS_OPEN', source: 'isOpen', kind: 'boolean' },
    { value: 'NAME', source: 'name', kind: 'string' },
  ],
  operators: [
    'EQ',
    'NEQ',
    'GT',
    'GTE',
    'LT',
    'LTE',
    'LIKE',
    'NOT_LIKE',
    'IN',
    'NOT_IN',
    'BETWEEN',
    'IS_NULL',
  ],
  relations: [],
  viewer: 'users',
};
const labels: Readonly<Record<string, string>> = {
  COUNTRY_ID: 'Country',
  AUTHOR_ID: 'Booked by',
  DATE_START: 'Starts',
};
const words: TypedWords = {
  propertyLabel: ({ name }) => labels[name] ?? name,
  choiceLabel: (_name, value) => value.toLowerCase(),
  rangeLabel: (range) => range.slice(1).replaceAll('_', ' '),
  yes: 'Yes',
  no: 'No',
  me: 'me',
  lookUp: async ({ reference }, text) => {
    const countries: Readonly<Record<string, readonly string[]>> = {
      ger: ['4', '9'],
      new: ['6', '7'],
      'new z': ['7'],
    };
    return reference === 'countries' ? (countries[text] ?? []) : [];
  },
};
const scope = filterScope({ filters: [], list: undefined, conditions });
const isName = isTypedName(scope, words);
/** What each filter of a text is taken for, and the words that are left. */
async function read(text: string) {
  const { runs, before } = typedParts(text, isName);
  const meanings = await Promise.all(runs.map(async (run) => typedMeaning(run, scope, words)));
  const rest = [before, ...meanings.map((one) => one.rest)].filter(Boolean).join(' ');
  return {
    parts: meanings.map(({ part }) => part),
    values: meanings.map(({ tests }) => tests[0]?.value),
    rest,
  };
}
const meant = async (property: string, value: string) =>
  (await typedTests({ property, value }, scope, words)).map((test) => [
    test.property,
    test.operator,
    test.value,
  ]);

it.each([
  [
    'country',
    'ger',
    [
      ['COUNTRY_ID', 'IN', ['4']],
      ['COUNTRY_ID', 'IN', ['9']],
    ],
  ],
  ['booked', 'me', [['AUTHOR_ID', 'IN', ['@me']]]],
  [
    'stat',
    'p',
    [
      ['STATUS', 'IN', ['PENDING']],
      ['STATUS', 'IN', ['PAID']],
    ],
  ],
  ['starts', 'next_30', [['DATE_START', 'WITHIN', '@next_30_days']]],
  ['date', '>2027-03-01', [['DATE_START', 'GT', '2027-03-01']]],
  ['date', '2027', [['DATE_START', 'BETWEEN', ['2027-01-01', '2027-12-31']]]],
  ['seats', '>=12', [['SEATS', 'GTE', 12]]],
  ['seats', 'many', []],
  ['price', '>=12.5', [['PRICE', 'GTE', 1250]]],
  ['price', 'dear', []],
  ['open', 'y', [['IS_OPEN', 'EQ', true]]],
  ['name', '50 %', [['NAME', 'CONTAINS', '50 %']]],
  ['mood', 'good', []],
  ['status', '', []],
] as const)('%s:%s', async (property, value, expected) => {
  expect(await meant(property, value)).toEqual(expected);
});

it('what a name is completed to means that property', async () => {
  const all = ['City', 'Country', 'Event · Country', 'E-mail', 'Cancelled'];
  expect(typedNames('anna c', all)).toEqual([]);
  expect(typedNames('anna co', all).map(({ text }) => text)).toEqual([
    'anna country:',
    'anna event_country:',
  ]);
  expect(typedNames('city:x e', all)).toEqual([]);
  expect(typedNames('em', ['E-mail'])).toEqual([]);
  expect(typedNames('e_m', ['E-mail'])).toEqual([{ label: 'E-mail', text: 'e_mail:' }]);
  expect((await read('event_country:ger')).parts).toEqual([{ property: 'event_country', value: 'ger' }]);
  expect(await meant('booked_by', 'me')).toEqual([['AUTHOR_ID', 'IN', ['@me']]]);
});

it('parts what is typed into filters and words, and gives back what was none', async () => {
  const { parts, rest } = await read('anna country:ger "x y" name:"de la cruz" at 10:30');
  expect(parts).toEqual([
    { property: 'country', value: 'ger' },
    { property: 'name', value: 'de la cruz' },
  ]);
  expect(rest).toBe('anna "x y" at 10:30');
  expect(parts.map(partText)).toEqual(['country:ger', 'name:"de la cruz"']);
});

it.each([
  ['country:new z', ['country:"new z"'], [['7']], ''],
  ['country:new anna', ['country:new'], [['6']], 'anna'],
  ['anna booked by:me', ['booked by:me'], [['@me']], 'anna'],
  ['country:new z booked by:me late', ['country:"new z"', 'booked by:me'], [['7'], ['@me']], 'late'],
  ['starts: next 30 days', ['starts:"next 30 days"'], ['@next_30_days'], ''],
  ['status:new starts:next 30 days', ['status:new', 'starts:"next 30 days"'], [['NEW'], '@next_30_days'], ''],
  ['name:de la cruz', ['name:"de la cruz"'], ['de la cruz'], ''],
  ['name:"de la" cruz', ['name:"de la"'], ['de la'], 'cruz'],
  ['mood:good today', ['mood:good'], [undefined], 'today'],
] as const)('a value runs on as long as it means something: %s', async (text, parts, values, rest) => {
  const found = await read(text);
  expect(found.parts.map(partText)).toEqual(parts);
  expect(found.values).toEqual(values);
  expect(found.rest).toBe(rest);
});
