import { sameName } from '#codegen/convention/lighthouse.ts';
import { isRow, type Row } from '#src/data/Row.ts';
import { isRef, type ForeignRow, type ForeignRows } from './ForeignRows.ts';

type Test = (row: ForeignRow) => boolean;

const plain = (value: unknown): string | number | null => {
  if (isRef(value)) return value.ref;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : null;
};
const lower = (value: unknown): string => String(plain(value) ?? '').toLowerCase();

function compare(one: unknown, other: unknown): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** What a key or a column names: a field, the id of a related record, or a field of it (`customer_lastName`). */
function readOf(rows: ForeignRows, name: string): (row: ForeignRow) => unknown {
  return (row) => {
    const field = Object.keys(row).find((one) => sameName(one, name) || sameName(`${one}Id`, name));
    if (field !== undefined) return row[field];
    const [first = '', ...rest] = name.split('_');
    const related = row[first];
    if (!isRef(related)) return undefined;
    return rows.get(related.type)?.find(({ id }) => id === related.ref)?.[rest.join('_')];
  };
}

/** One plain key of a list: `placedOn_gte`, `ids`, `search`, `title`. */
export function keyTest(rows: ForeignRows, key: string, value: unknown): Test {
  if (key === 'trashed') return trashTest(value);
  if (key === 'search')
    return (row) =>
      Object.values(row).some((one) => typeof one === 'string' && lower(one).includes(lower(value)));
  const [, name = key, ending = ''] = /^(.+)_(gte|lte|gt|lt|in)$/.exec(key) ?? [];
  const read = readOf(rows, name === 'ids' ? 'id' : name);
  if (Array.isArray(value))
    return (row) =>
      value
        .map(plain)
        .map(String)
        .includes(String(plain(read(row))));
  switch (ending) {
    case 'gte':
      return (row) => compare(read(row), value) >= 0;
    case 'lte':
      return (row) => compare(read(row), value) <= 0;
    case 'gt':
      return (row) => compare(read(row), value) > 0;
    case 'lt':
      return (row) => compare(read(row), value) < 0;
    default: {
      const isId = /_?id$/i.test(name);
      return (row) => {
        const own = read(row);
        if (typeof own === 'string' && !isId) return lower(own).startsWith(lower(value));
        return String(plain(own)) === String(plain(value));
      };
    }
  }
}

const trashTest =
  (value: unknown): Test =>
  ({ deleted_at }) => {
    if (value === 'WITH') return true;
    return (deleted_at !== null) === (value === 'ONLY');
  };

/** `{column, operator, value, AND, OR, HAS}` of a query builder. */
export function conditionTest(rows: ForeignRows, condition: Row): Test {
  const { column, operator = 'EQ', value, AND, OR } = condition;
  const parts: Test[] = [];
  if (typeof column === 'string') parts.push(columnTest(readOf(rows, column), String(operator), value));
  if (Array.isArray(AND)) parts.push(all(AND.filter(isRow).map((one) => conditionTest(rows, one))));
  if (Array.isArray(OR)) {
    const tests = OR.filter(isRow).map((one) => conditionTest(rows, one));
    parts.push((row) => tests.some((test) => test(row)));
  }
  return all(parts);
}

export const all =
  (tests: readonly Test[]): Test =>
  (row) =>
    tests.every((test) => test(row));

function columnTest(read: (row: ForeignRow) => unknown, operator: string, value: unknown): Test {
  switch (operator) {
    case 'NEQ':
      return (row) => plain(read(row)) !== plain(value);
    case 'GT':
      return (row) => compare(read(row), value) > 0;
    case 'IN':
      return (row) =>
        [value]
          .flat()
          .map(plain)
          .map(String)
          .includes(String(plain(read(row))));
    case 'IS_NULL':
      return (row) => plain(read(row)) === null;
    case 'LIKE': {
      const pattern = new RegExp(
        `^${String(value)
          .replaceAll(/[.*+?^${}()|[\]]/g, String.raw`\$&`)
          .replaceAll(/(?<!\\)%/g, '.*')
          .replaceAll(/\\%/g, '%')}$`,
        'is',
      );
      return (row) => pattern.test(String(plain(read(row)) ?? ''));
    }
    default:
      return (row) => String(plain(read(row))) === String(plain(value));
  }
}

/** By `[{column, order}]`, or as another API says it. */
export function sortRows(
  rows: ForeignRows,
  list: readonly ForeignRow[],
  orderBy: unknown,
): readonly ForeignRow[] {
  const clauses = [orderBy].flat().filter(isRow);
  return [...list].sort((a, b) => {
    for (const { column, field = column, order, direction = order } of clauses) {
      const read = readOf(rows, String(field));
      const by = compare(read(a), read(b)) * (direction === 'DESC' ? -1 : 1);
      if (by !== 0) return by;
    }
    return Number(a.id) - Number(b.id);
  });
}
