import { variableNames } from '../operations/definitionOf.ts';
import type { FilterMeta, ListMeta } from '../ResourceMeta.ts';
import { isRow, type Row } from '../Row.ts';
import { searchKey } from './filterKey.ts';

interface SplitFilters {
  /** Arguments of the query, by variable. */
  readonly variables: Row;
  /** What the contract cannot filter by, left to the browser. */
  readonly rest: Row;
}

/** Which filters the query takes as arguments, and which the browser has to apply. */
export function splitFilters(list: ListMeta, filter: Row): SplitFilters {
  const known = variableNames(list.operation);
  let variables: Row = {};
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(filter)) {
    if (isEmpty(value)) continue;
    const meta = list.filters[key === searchKey && !list.filters[key] ? (list.searchFilter ?? key) : key];
    const [head] = meta?.path ?? [];
    if (meta && head !== undefined && known.has(head)) {
      variables = writeInto(variables, meta.path, shaped(meta, value));
    } else if (!meta && known.has(key)) {
      // An argument of the query by its own name: a condition tree of a saved view.
      variables = { ...variables, [key]: value };
    } else {
      rest[key] = value;
    }
  }
  return { variables, rest };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function writeInto(target: Row, path: readonly string[], value: unknown): Row {
  const [key, ...deeper] = path;
  if (key === undefined) return target;
  if (deeper.length === 0) return { ...target, [key]: value };
  const inner = target[key];
  return { ...target, [key]: writeInto(isRow(inner) ? inner : {}, deeper, value) };
}

function shaped(filter: FilterMeta, value: unknown): unknown {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const scalars = items.map((item) => scalar(filter, item));
  return filter.list ? scalars : scalars[0];
}

function scalar({ scalar: kind, numericId }: FilterMeta, value: unknown): unknown {
  switch (kind) {
    case 'id': {
      const id = isRow(value) ? value.id : value;
      return numericId ? Number(id) : String(id);
    }
    case 'int':
    case 'float':
      return Number(value);
    case 'boolean':
      // Saved views and addresses keep filters as text.
      return typeof value === 'string' ? value === 'true' : Boolean(value);
    case 'date':
      return value instanceof Date ? localDay(value) : value;
    case 'dateTime':
      return value instanceof Date ? value.toISOString() : value;
    case 'string':
    case 'enum':
      return typeof value === 'string' ? value : String(value);
    case 'object':
      return value;
  }
}

/** D1: a calendar day is the day the person picked, in no other zone. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
