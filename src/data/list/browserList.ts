import type { CallParams } from '../CallParams.ts';
import { isDay, isMoment } from '../dayOrMoment.ts';
import { readPath } from '../readPath.ts';
import type { FilterMeta, ResourceMeta } from '../ResourceMeta.ts';
import { isRow, type Row } from '../Row.ts';
import { searchKey } from './filterKey.ts';
import { fold } from './fold.ts';
import { localDay } from './filterArguments.ts';
import { isRowTest } from './RowTest.ts';
import { type Sort, sortsOf } from './sorts.ts';

/** What a plain (unpaged) list leaves to the browser: filter, sort and page. */
export function browserList(
  rows: readonly Row[],
  meta: ResourceMeta,
  { filter = {}, sort, pagination }: CallParams,
): { readonly data: readonly Row[]; readonly total: number } {
  const found = rows.filter((row) =>
    Object.entries(filter).every(([key, value]) => passes(row, meta, key, value)),
  );
  const sorted = sort ? found.sort(byFields(sortsOf(sort))) : found;
  const start = pagination ? (pagination.page - 1) * pagination.perPage : 0;
  return {
    data: pagination ? sorted.slice(start, start + pagination.perPage) : sorted,
    total: sorted.length,
  };
}

function passes(row: Row, meta: ResourceMeta, key: string, wanted: unknown): boolean {
  if (isRowTest(wanted)) return wanted.holds(row);
  const filter = meta.list?.filters[key];
  if (key === searchKey || filter?.operator === 'search') return matchesText(row, wanted);
  return compares(filter?.operator ?? 'eq', readPath(row, filter?.source ?? key), wanted);
}

/** Every word of the search is somewhere in what the row says. */
function matchesText(row: Row, search: unknown): boolean {
  const text = fold(wordsIn(row).join(' '));
  return fold(textOf(search))
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** All text of a row but its ids, which nobody searches for. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isRow(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (/^id$|I[dD]$/.test(key) ? [] : wordsIn(inner)));
}

function compares(operator: NonNullable<FilterMeta['operator']>, value: unknown, wanted: unknown): boolean {
  switch (operator) {
    case 'gte':
    case 'gt':
    case 'lte':
    case 'lt':
      return !isMissing(value) && isWithin(operator, orderOf(value, wanted));
    case 'eq':
    case 'in':
      return matchesAny(value, wanted);
    case 'search':
      return fold(textOf(value)).includes(fold(textOf(wanted)));
    case 'condition':
      // A condition tree is the server's language; a plain list has none.
      return true;
  }
}

function isWithin(operator: 'gte' | 'gt' | 'lte' | 'lt', order: number): boolean {
  switch (operator) {
    case 'gte':
      return order >= 0;
    case 'gt':
      return order > 0;
    case 'lte':
      return order <= 0;
    case 'lt':
      return order < 0;
  }
}

/** A moment against a picked day is the day that it was where the viewer is, which is also how the list shows it. */
function orderOf(value: unknown, wanted: unknown): number {
  const limit = wanted instanceof Date ? localDay(wanted) : keyOf(wanted);
  const own = keyOf(value);
  return compare(isMoment(own) && isDay(limit) ? localDay(new Date(own)) : own, limit);
}

/** A value, or one of its items, is the wanted one, or one of those wanted. */
function matchesAny(value: unknown, wanted: unknown): boolean {
  const values = new Set(asList(value).map((item) => textOf(keyOf(item))));
  return asList(wanted).some((item) => values.has(textOf(keyOf(item))));
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** An embedded record is compared by its id. */
const keyOf = (value: unknown): unknown => (isRow(value) ? (value.id ?? value.ID) : value);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isRow(value)) return Object.values(value).map(textOf).join(' ');
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

function byFields(sorts: readonly Sort[]): (one: Row, other: Row) => number {
  const orders = sorts.map(byField);
  return (one, other) => orders.reduce((found, order) => found || order(one, other), 0);
}

function byField({ field, order }: Sort): (one: Row, other: Row) => number {
  const direction = order === 'DESC' ? -1 : 1;
  return (one, other) => {
    const [left, right] = [readPath(one, field), readPath(other, field)];
    // Empty values come last in either direction.
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
    return direction * compare(left, right);
  };
}

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(textOf(one), textOf(other));
}
