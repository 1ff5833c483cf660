import { relativeRanges } from '#schema/relativeDays.ts';
import { viewerValue } from '#schema/sentFilter.ts';
import { isDay } from '#src/data/dayOrMoment.ts';
import { readMoney } from '#src/fields/money/readMoney.ts';
import { testOf, type TestNode } from '../model/FilterModel.ts';
import type { FilterProperty } from '../model/FilterProperty.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { isDays } from '../model/operators.ts';
import { startsWord } from '../startsWord.ts';
import type { TypedPart } from './typedParts.ts';

/** The words in which things are typed. */
export interface TypedWords {
  readonly propertyLabel: (property: FilterProperty) => string;
  readonly choiceLabel: (name: string, value: string) => string;
  readonly rangeLabel: (range: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly me: string;
  /** Ids of the related records that are found by what was typed, the best first. */
  readonly lookUp: (property: FilterProperty, text: string) => Promise<readonly string[]>;
}

/** More properties than this are not meant by one beginning. */
const mostProperties = 3;

/** What a typed filter may mean, the likeliest first. */
export async function typedTests(
  { property: typed, value }: TypedPart,
  scope: FilterScope,
  words: TypedWords,
): Promise<readonly TestNode[]> {
  const names = (property: FilterProperty) => namesOf(property, words);
  const meant = scope.properties
    .filter((property) => names(property).some((name) => startsWord(name, typed)))
    .sort((one, other) => rank(other, typed, names) - rank(one, typed, names));
  const found = await Promise.all(
    meant.slice(0, mostProperties).map((property) => testsOf(property, value, scope, words)),
  );
  return found.flat();
}

const namesOf = (property: FilterProperty, { propertyLabel }: TypedWords): readonly string[] => [
  propertyLabel(property),
  property.name,
  ...Object.values(property.keys).map(({ key }) => key),
];

/** Whether some property is called so, or begins so. */
export const isTypedName =
  (scope: FilterScope, words: TypedWords) =>
  (typed: string): boolean =>
    scope.properties.some((property) => namesOf(property, words).some((name) => startsWord(name, typed)));

/** What is called exactly so comes first, then what begins with it. */
function rank(
  property: FilterProperty,
  typed: string,
  names: (property: FilterProperty) => readonly string[],
): number {
  const all = names(property).map((name) => name.toLowerCase());
  if (all.includes(typed.toLowerCase())) return 2;
  return all.some((name) => name.startsWith(typed.toLowerCase())) ? 1 : 0;
}

async function testsOf(
  property: FilterProperty,
  text: string,
  scope: FilterScope,
  words: TypedWords,
): Promise<readonly TestNode[]> {
  if (text === '') return [];
  const { name, operators } = property;
  const tests = await meanings(property, text, scope, words);
  return tests
    .filter(({ operator }) => operators.includes(operator))
    .map((test) => ({ ...test, property: name }));
}

async function meanings(
  property: FilterProperty,
  text: string,
  scope: FilterScope,
  words: TypedWords,
): Promise<readonly TestNode[]> {
  const { name, kind, choices, reference } = property;
  const test = (operator: string, value: unknown) => testOf(name, operator, value);
  if (choices !== undefined)
    return choices.values
      .filter((value) => [words.choiceLabel(choices.name, value), value].some((one) => startsWord(one, text)))
      .map((value) => test('IN', [value]));
  if (reference !== undefined) {
    const isMe = reference === scope.conditions?.viewer && words.me.startsWith(text.toLowerCase());
    const ids = await words.lookUp(property, text);
    return [...(isMe ? [viewerValue] : []), ...ids].map((id) => test('IN', [id]));
  }
  if (kind === 'boolean')
    return [
      ...([words.yes, 'true'].some((word) => startsWord(word, text)) ? [test('EQ', true)] : []),
      ...([words.no, 'false'].some((word) => startsWord(word, text)) ? [test('EQ', false)] : []),
    ];
  if (isDays(kind)) return dayMeanings(name, text, words);
  // Whole minor units, as the input of amounts keeps them where no currency is known.
  if (kind === 'money') return compared(name, text, isAmount, (amount) => readMoney(amount, 2));
  if (kind === 'int' || kind === 'float') return compared(name, text, isNumber, Number);
  return [test(property.operators.includes('CONTAINS') ? 'CONTAINS' : 'EQ', text)];
}

const isAmount = (text: string) => /^\d+(?:[.,]\d{1,2})?$/.test(text);
const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

const comparison = /^(<=|>=|<|>)?(.*)$/;
const operatorOf: Readonly<Record<string, string>> = { '<': 'LT', '>': 'GT', '<=': 'LTE', '>=': 'GTE' };

/** "12", ">12": nothing where the rest is no value of the kind. */
function compared(
  name: string,
  text: string,
  isOne: (text: string) => boolean,
  read: (text: string) => unknown,
): readonly TestNode[] {
  const [, sign = '', value = ''] = comparison.exec(text) ?? [];
  return isOne(value) ? [testOf(name, operatorOf[sign] ?? 'EQ', read(value))] : [];
}

function dayMeanings(name: string, text: string, words: TypedWords): readonly TestNode[] {
  if (/^\d{4}$/.test(text)) return [testOf(name, 'BETWEEN', [`${text}-01-01`, `${text}-12-31`])];
  const days = compared(name, text, isDay, (day) => day);
  if (days.length > 0) return days;
  return relativeRanges
    .filter((range) => [words.rangeLabel(`@${range}`), range].some((one) => startsWord(one, text)))
    .map((range) => testOf(name, 'WITHIN', `@${range}`));
}
