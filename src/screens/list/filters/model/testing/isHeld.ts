import { isValues } from '#src/data/isValues.ts';
import type { Row } from '#src/data/Row.ts';
import type { FilterNode, HasNode, TestNode } from '../FilterModel.ts';
import { folded } from './folded.ts';

/** What the ranges are on the day of the tests, in New York. */
export const ranges: Readonly<Record<string, readonly [first: string, last: string]>> = {
  today: ['2027-03-10', '2027-03-10'],
  yesterday: ['2027-03-09', '2027-03-09'],
  this_week: ['2027-03-08', '2027-03-14'],
  last_month: ['2027-02-01', '2027-02-28'],
  this_quarter: ['2027-01-01', '2027-03-31'],
  next_30_days: ['2027-03-10', '2027-04-08'],
  last_7_days: ['2027-03-04', '2027-03-10'],
  next_year: ['2028-01-01', '2028-12-31'],
};
export const viewer = '7';

/** Whether a row is among those that all nodes say, plainly, by what each says. */
export const areHeld = (nodes: readonly FilterNode[], row: Row): boolean =>
  nodes.flatMap(finished).every((node) => isHeld(node, row));

/** What is emptied asks for nothing, and so does a group of nothing else. */
function finished(node: FilterNode): readonly FilterNode[] {
  if (node.kind === 'has') return [node];
  if (node.kind === 'test') return isEmptied(node) ? [] : [node];
  const nodes = node.nodes.flatMap(finished);
  return nodes.length === 0 ? [] : [{ ...node, nodes }];
}

function isEmptied({ operator, value }: TestNode): boolean {
  if (operator.endsWith('NULL')) return false;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.length === 0 || parts.some((part) => part === null || part === '');
}

function isHeld(node: FilterNode, row: Row): boolean {
  switch (node.kind) {
    case 'test':
      return testHolds(node, row);
    case 'group':
      return node.any ? node.nodes.some((one) => isHeld(one, row)) : areHeld(node.nodes, row);
    case 'has':
      return hasHolds(node, row);
  }
}

function hasHolds({ relation, operator, amount, group }: HasNode, row: Row): boolean {
  const related = row[relation];
  if (!Array.isArray(related)) throw new Error(`Rows have no ${relation}.`);
  const number = related.filter(isValues).filter((one) => areHeld([group], one)).length;
  const wanted = amount ?? 1;
  switch (operator) {
    case 'EQ':
      return number === wanted;
    case 'NEQ':
      return number !== wanted;
    case 'GT':
      return number > wanted;
    case 'GTE':
      return number >= wanted;
    case 'LT':
      return number < wanted;
    default:
      return number <= wanted;
  }
}

function testHolds({ property, operator, value }: TestNode, row: Row): boolean {
  const own = ownValue(property, row);
  if (operator === 'IS_NULL') return own === null;
  if (operator === 'IS_NOT_NULL') return own !== null;
  const wanted = [value].flat().map((one) => (one === '@me' ? viewer : one));
  const missing = own === null;
  const text = String(own);
  const has = (part: string) => !missing && folded(text).includes(folded(part));
  const [from, to] = ranges[String(value).slice(1)] ?? [String(value), String(value)];
  const by = (limit: unknown) =>
    typeof own === 'number' ? own - Number(limit) : text < String(limit) ? -1 : text > String(limit) ? 1 : 0;
  switch (operator) {
    case 'EQ':
      return !missing && (wanted.includes(own) || (from !== value && text >= from && text <= to));
    case 'IN':
      return !missing && wanted.includes(own);
    case 'NOT_IN':
    case 'NEQ':
      return missing || !wanted.includes(own);
    case 'CONTAINS':
      return has(String(value));
    case 'NOT_CONTAINS':
      return !has(String(value));
    case 'STARTS_WITH':
      return !missing && folded(text).startsWith(folded(String(value)));
    case 'WITHIN':
      return !missing && text >= from && text <= to;
    case 'GTE':
      return !missing && by(from) >= 0;
    case 'GT':
      return !missing && by(to) > 0;
    case 'LT':
      return !missing && by(from) < 0;
    case 'LTE':
      return !missing && by(to) <= 0;
    case 'BETWEEN':
    case 'NOT_BETWEEN': {
      const inside = !missing && by(wanted[0]) >= 0 && by(wanted[1]) <= 0;
      return (operator === 'BETWEEN') === inside;
    }
    default:
      throw new Error(`${operator} is not said by people.`);
  }
}

const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** Ten fils of a dinar are one. */
const hundredthsOf = (minor: number, currency: unknown): number =>
  currency === 'JPY' ? minor * 100 : currency === 'KWD' ? minor / 10 : minor;

/** A related record by its id, an amount in hundredths of its own currency, a moment by the day that it is where the viewer is. */
function ownValue(property: string, row: Row): unknown {
  const field = row[property];
  if (property === 'price' && typeof field === 'number') return hundredthsOf(field, row.currency);
  if (isValues(field)) return field.id;
  if (property !== 'created' && property !== 'changed') return field;
  return typeof field === 'string' ? localDay.format(new Date(field)) : null;
}
