import { expect, it } from 'vitest';
import type { ConditionsDefinition } from '../ConditionsDefinition.ts';
import { filterScope } from '../model/FilterScope.ts';
import { typedNames } from './typedNames.ts';
import { partText, typedParts } from './typedParts.ts';
import { typedTests, type TypedWords } from './typedTests.ts';

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
  lookUp: async ({ reference }, text) => (reference === 'countries' && text === 'ger' ? ['4', '9'] : []),
};
const scope = filterScope({ filters: [], list: undefined, conditions });
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
  expect(typedParts('event_country:ger').parts).toEqual([{ property: 'event_country', value: 'ger' }]);
  expect(await meant('booked_by', 'me')).toEqual([['AUTHOR_ID', 'IN', ['@me']]]);
});

it('parts what is typed into filters and words, and gives back what was none', () => {
  const { parts, rest } = typedParts('anna country:ger "x y" name:"de la cruz" at 10:30');
  expect(parts).toEqual([
    { property: 'country', value: 'ger' },
    { property: 'name', value: 'de la cruz' },
  ]);
  expect(rest).toBe('anna "x y" at 10:30');
  expect(parts.map(partText)).toEqual(['country:ger', 'name:"de la cruz"']);
});
