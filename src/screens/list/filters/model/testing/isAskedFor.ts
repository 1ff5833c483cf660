import { isValues, type Values } from '#src/data/isValues.ts';
import type { Row } from '#src/data/Row.ts';
import { folded } from './folded.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const size = (name: string, value: unknown): unknown =>
  name === 'created' || name === 'changed' ? Date.parse(String(value)) : value;
const valueIn = (row: Row, name: string): unknown => {
  const value = row[name];
  return isValues(value) ? value.id : value;
};

/** The arguments of the list, as a server would read them. */
export function isAskedFor(where: unknown, row: Row): boolean {
  const { conditions: tree, ...keys } = isValues(where) ? where : {};
  const valueOf = (name: string) => valueIn(row, name);
  const from = (name: string) => (wanted: unknown) => row[name] !== null && text(row[name]) >= text(wanted);
  const before = (name: string) => (wanted: unknown) => row[name] !== null && text(row[name]) < text(wanted);
  const readers: Readonly<Record<string, (wanted: unknown) => boolean>> = {
    countries: (wanted) => Array.isArray(wanted) && wanted.includes(valueOf('country')),
    status: (wanted) => valueOf('status') === wanted,
    date_gte: from('date'),
    date_lt: before('date'),
    changed_gte: from('changed'),
    changed_lt: before('changed'),
    title: (wanted) => row.title === wanted,
    seats_gte: (wanted) => row.seats !== null && Number(row.seats) >= Number(wanted),
    is_open: (wanted) => row.isOpen === wanted,
    is_late: (wanted) => row.isLate === wanted,
    kinds: (wanted) => Array.isArray(wanted) && wanted.includes(row.kind),
    region: (wanted) => valueOf('region') === wanted,
    seen_gte: from('seen'),
    seen_lt: before('seen'),
  };
  return (
    Object.entries(keys).every(([key, wanted]) => readers[key]?.(wanted)) &&
    (tree === undefined || isMet(tree, row))
  );
}

function isMet(node: unknown, row: Row): boolean {
  if (!isValues(node)) throw new Error('A condition is an object.');
  const { AND, OR, HAS } = node;
  if (Array.isArray(AND)) return AND.every((one) => isMet(one, row));
  if (Array.isArray(OR)) return OR.some((one) => isMet(one, row));
  return isValues(HAS) ? isCounted(HAS, row) : isCompared(node, row);
}

/** HAS: at least one, unless said otherwise (spec §9). */
function isCounted({ relation, operator = 'GTE', amount = 1, condition }: Values, row: Row): boolean {
  const related = [row[String(relation)]].flat().filter(isValues);
  const number = related.filter((one) => condition === undefined || isMet(condition, one)).length;
  return isCompared({ column: 'number', operator, value: amount }, { number });
}

function isCompared({ column, operator = 'EQ', value }: Values, row: Row): boolean {
  const name = String(column);
  const own = valueIn(row, name);
  const compared = (limit: unknown): number => {
    const [left, right] = [size(name, own), size(name, limit)];
    if (typeof left === 'number') return left - Number(right);
    return String(left) < String(right) ? -1 : left === right ? 0 : 1;
  };
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isThere = own !== null;
  const inside = () => isThere && compared(list[0]) >= 0 && compared(list[1]) <= 0;
  const found: Readonly<Record<string, () => boolean>> = {
    EQ: () => own === value,
    NEQ: () => own !== value,
    IN: () => list.includes(own),
    NOT_IN: () => !list.includes(own),
    GT: () => isThere && compared(value) > 0,
    GTE: () => isThere && compared(value) >= 0,
    LT: () => isThere && compared(value) < 0,
    LTE: () => isThere && compared(value) <= 0,
    BETWEEN: inside,
    NOT_BETWEEN: () => !inside(),
    LIKE: () => isThere && isLike([...folded(text(own))], signsOf(String(value))),
    NOT_LIKE: () => !isThere || !isLike([...folded(text(own))], signsOf(String(value))),
    IS_NULL: () => !isThere,
    IS_NOT_NULL: () => isThere,
  };
  return found[String(operator)]?.() ?? false;
}

/** The signs of a pattern: '' is any text. */
function signsOf(pattern: string): readonly string[] {
  const parts = pattern.match(/\\[\\%_]|[^]/g) ?? [];
  return parts.flatMap((part) =>
    part === '%' ? [''] : [...folded(part.length === 2 ? part.slice(1) : part)],
  );
}

function isLike(text: readonly string[], [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return text.length === 0;
  if (first !== '') return text[0] === first && isLike(text.slice(1), rest);
  return text.some((_, index) => isLike(text.slice(index), rest)) || isLike([], rest);
}
