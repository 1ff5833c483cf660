import { isDay, isMoment } from '../dayOrMoment.ts';
import { isValues, type Values } from '../isValues.ts';
import { readPath } from '../readPath.ts';
import type { Row } from '../Row.ts';
import { fold } from './fold.ts';
import type { RowTest } from './RowTest.ts';

/**
 * Conditions as the server's lists take them, for rows that the browser holds: column (here the path of a field),
 * operator and value, AND and OR. They mean the same here as there, empty values included.
 */
export function rowTestOf(where: unknown): RowTest {
  const tested = new Set<string>();
  const holds = compile(where, tested);
  return { sources: [...tested], holds };
}

type Holds = (row: Row) => boolean;

/** Everything said in one node must hold; of its OR list, at least one. */
function compile(node: unknown, tested: Set<string>): Holds {
  if (!isValues(node)) return () => true;
  const all = listOf(node.AND).map((member) => compile(member, tested));
  const any = listOf(node.OR).map((member) => compile(member, tested));
  const own = typeof node.column === 'string' ? compare(node.column, node) : undefined;
  if (typeof node.column === 'string') tested.add(node.column);
  return (row) =>
    (own?.(row) ?? true) &&
    all.every((holds) => holds(row)) &&
    (any.length === 0 || any.some((holds) => holds(row)));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function compare(source: string, { operator = 'EQ', value }: Values): Holds {
  const test = tests[String(operator)];
  // What nobody can look at finds nothing: an operator unknown here must not show every row.
  if (test === undefined) return () => false;
  return (row) => test(itemsOf(readPath(row, source)), value);
}

/** What is in a field: nothing, one value or the items of a list. */
type Test = (items: readonly Single[], wanted: unknown) => boolean;
type Single = string | number | boolean;

const itemsOf = (value: unknown): readonly Single[] => [value].flat().flatMap(singleOf);

/** An embedded record is compared by its id. */
function singleOf(value: unknown): readonly Single[] {
  if (isValues(value)) return singleOf(value.id ?? value.ID);
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
}

const isOneOf: Test = (items, wanted) =>
  itemsOf(wanted).some((one) => items.some((item) => order(item, one) === 0));
const isEmpty: Test = (items) => items.length === 0;
const not =
  (test: Test): Test =>
  (items, wanted) =>
    !test(items, wanted);
const ordered =
  (holds: (order: number) => boolean): Test =>
  (items, wanted) =>
    itemsOf(wanted)
      .slice(0, 1)
      .some((limit) => items.some((item) => holds(order(item, limit))));
const isBetween: Test = (items, wanted) => {
  const [from, to] = itemsOf(wanted);
  if (from === undefined || to === undefined) return false;
  return items.some((item) => order(item, from) >= 0 && order(item, to) <= 0);
};
const isLike: Test = (items, wanted) =>
  typeof wanted === 'string' && items.some((item) => patternOf(wanted).test(fold(String(item))));

/** "Is not" and its like keep rows that are empty there: what is empty is not what was named. */
const tests: Readonly<Record<string, Test>> = {
  EQ: (items, wanted) => (wanted === null ? isEmpty(items, wanted) : isOneOf(items, wanted)),
  NEQ: (items, wanted) => (wanted === null ? !isEmpty(items, wanted) : !isOneOf(items, wanted)),
  IN: isOneOf,
  NOT_IN: not(isOneOf),
  GT: ordered((order) => order > 0),
  GTE: ordered((order) => order >= 0),
  LT: ordered((order) => order < 0),
  LTE: ordered((order) => order <= 0),
  BETWEEN: isBetween,
  NOT_BETWEEN: not(isBetween),
  LIKE: isLike,
  NOT_LIKE: not(isLike),
  IS_NULL: isEmpty,
  IS_NOT_NULL: not(isEmpty),
};

/**
 * % is any text and _ any sign, unless a backslash stands before them; case and accents do not matter. What stands
 * between two of % keeps the first place that it is found at: to try each place of each takes longer than anybody waits.
 */
function patternOf(pattern: string): RegExp {
  const [first = '', ...others] = piecesOf(pattern);
  const last = others.pop();
  const between = others.map((piece, index) => `(?=([^]*?${piece}))\\${index + 1}`);
  const end = last === undefined ? '' : `[^]*${last}`;
  return new RegExp(`^${first}${between.join('')}${end}$`, 'u');
}

/** What stands between any texts, as the source of a regular expression. */
function piecesOf(pattern: string): readonly string[] {
  const pieces = [''];
  for (const part of pattern.match(/\\[\\%_]|[^]/g) ?? []) {
    if (part === '%') pieces.push('');
    else pieces.push(`${pieces.pop() ?? ''}${part === '_' ? '[^]' : literal(part)}`);
  }
  return pieces;
}

const literal = (part: string): string =>
  fold(part.replace(/^\\(?=.)/, '')).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Numbers by size, moments by time whatever their zone, all else as text. */
function order(one: Single, other: Single): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
  const [left, right] = [String(one), String(other)];
  const areMoments = [left, right].every((text) => isMoment(text) || isDay(text));
  if (areMoments && !(isDay(left) && isDay(right))) return Date.parse(left) - Date.parse(right);
  return left === right ? 0 : left < right ? -1 : 1;
}
