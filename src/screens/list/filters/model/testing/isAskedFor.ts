import { isValues } from '#src/data/isValues.ts';
import type { Row } from '#src/data/Row.ts';

/** Case does not count, and ß is two letters. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss');

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The arguments of the list, as a server would read them. */
export function isAskedFor(where: unknown, row: Row): boolean {
  const { conditions: tree, ...keys } = isValues(where) ? where : {};
  const valueOf = (name: string): unknown => (isValues(row[name]) ? row[name].id : row[name]);
  const readers: Readonly<Record<string, (wanted: unknown) => boolean>> = {
    countries: (wanted) => Array.isArray(wanted) && wanted.includes(valueOf('country')),
    status: (wanted) => valueOf('status') === wanted,
    date_gte: (wanted) => row.date !== null && text(row.date) >= text(wanted),
    date_lt: (wanted) => row.date !== null && text(row.date) < text(wanted),
    title: (wanted) => row.title === wanted,
    seats_gte: (wanted) => row.seats !== null && Number(row.seats) >= Number(wanted),
    is_open: (wanted) => row.isOpen === wanted,
    is_late: (wanted) => row.isLate === wanted,
  };
  return (
    Object.entries(keys).every(([key, wanted]) => readers[key]?.(wanted)) &&
    (tree === undefined || isMet(tree, valueOf))
  );
}

function isMet(node: unknown, valueOf: (name: string) => unknown): boolean {
  if (!isValues(node)) throw new Error('A condition is an object.');
  const { AND, OR, column, operator = 'EQ', value } = node;
  if (Array.isArray(AND)) return AND.every((one) => isMet(one, valueOf));
  if (Array.isArray(OR)) return OR.some((one) => isMet(one, valueOf));
  const own = valueOf(String(column));
  const size = (one: unknown) => (column === 'created' ? Date.parse(String(one)) : one);
  const compared = (limit: unknown): number => {
    const [left, right] = [size(own), size(limit)];
    return typeof left === 'number'
      ? left - Number(right)
      : String(left) < String(right)
        ? -1
        : left === right
          ? 0
          : 1;
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
