import { parse } from 'graphql';
import { createElement } from 'react';
import type { FilterMeta, ListMeta, ResourceMeta } from '#src/data/ResourceMeta.ts';
import type { ConditionsDefinition } from '#src/screens/list/filters/ConditionsDefinition.ts';
import type { FilterElement, FilterElementProps } from '#src/screens/list/filters/filterElement.ts';
import { filterScope, type FilterScope } from '../FilterScope.ts';

export const statuses = ['NEW', 'DONE', 'OFF'];
const Filter = (_: FilterElementProps) => null;

/** What keys and columns say, what only columns say, and what only keys say. */
export const keyElements: readonly FilterElement[] = [
  createElement(Filter, { source: 'countries', reference: 'countries' }),
  createElement(Filter, { source: 'status', name: 'Status', values: statuses }),
  createElement(Filter, { source: 'date_gte' }),
  createElement(Filter, { source: 'date_lt' }),
  createElement(Filter, { source: 'changed_gte' }),
  createElement(Filter, { source: 'changed_lt' }),
  createElement(Filter, { source: 'title' }),
  createElement(Filter, { source: 'seats_gte' }),
  createElement(Filter, { source: 'is_open' }),
  createElement(Filter, { source: 'is_late' }),
  createElement(Filter, { source: 'kinds', name: 'Kind', values: statuses }),
  createElement(Filter, { source: 'region', reference: 'countries' }),
  createElement(Filter, { source: 'seen_gte' }),
  createElement(Filter, { source: 'seen_lt' }),
];
const operators = [
  ...['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE', 'LIKE', 'NOT_LIKE', 'IN', 'NOT_IN', 'BETWEEN', 'NOT_BETWEEN'],
  ...['IS_NULL', 'IS_NOT_NULL'],
];
const columns: ConditionsDefinition['columns'] = [
  { value: 'country', source: 'country', kind: 'reference', reference: 'countries' },
  { value: 'status', source: 'status', kind: 'enum', name: 'Status', values: statuses },
  { value: 'date', source: 'date', kind: 'date' },
  { value: 'created', source: 'created', kind: 'dateTime' },
  { value: 'changed', source: 'changed', kind: 'dateTime' },
  { value: 'title', source: 'title', kind: 'string' },
  { value: 'seats', source: 'seats', kind: 'int' },
  { value: 'price', source: 'price', kind: 'money', currency: 'currency' },
  { value: 'currency', source: 'currency', kind: 'currency' },
  { value: 'isOpen', source: 'isOpen', kind: 'boolean' },
  { value: 'author', source: 'author', kind: 'reference', reference: 'users' },
  { value: 'isLate', kind: 'boolean', filter: 'is_late' },
];
/** Of related records, each under the field of the rows that holds them. */
export const relatedColumns: Readonly<Record<string, ConditionsDefinition['columns']>> = {
  lines: [
    { value: 'status', source: 'status', kind: 'enum', name: 'Status', values: statuses },
    { value: 'seats', source: 'seats', kind: 'int' },
    { value: 'date', source: 'date', kind: 'date' },
    { value: 'author', source: 'author', kind: 'reference', reference: 'users' },
  ],
  notes: [
    { value: 'title', source: 'title', kind: 'string' },
    { value: 'created', source: 'created', kind: 'dateTime' },
    { value: 'isOpen', source: 'isOpen', kind: 'boolean' },
  ],
};
const conditions: ConditionsDefinition = {
  source: 'conditions',
  columns,
  operators,
  relations: Object.entries(relatedColumns).map(([value, of]) => ({ value, columns: of })),
  viewer: 'users',
};

const filter = (
  path: readonly string[],
  source: string | undefined,
  operator: FilterMeta['operator'],
  scalar: FilterMeta['scalar'],
): FilterMeta => ({
  path,
  ...(source !== undefined && { source }),
  ...(operator && { operator }),
  scalar,
  list: operator === 'in',
});

/** The same keys as arguments of a contract (`where: {…}`), or looked at by the browser. */
export function listMeta(paged: boolean): ListMeta {
  const at = (key: string) => (paged ? ['where', key] : []);
  const operation = parse('query ($where: Where) { rows(where: $where) { id } }');
  const known: Readonly<
    Record<string, readonly [string | undefined, FilterMeta['operator'], FilterMeta['scalar']]>
  > = {
    countries: ['country', 'in', 'id'],
    status: ['status', 'eq', 'enum'],
    date_gte: ['date', 'gte', 'date'],
    date_lt: ['date', 'lt', 'date'],
    changed_gte: ['changed', 'gte', 'dateTime'],
    changed_lt: ['changed', 'lt', 'dateTime'],
    title: ['title', 'eq', 'string'],
    seats_gte: ['seats', 'gte', 'int'],
    is_open: ['isOpen', 'eq', 'boolean'],
    // Shown by no field of the contract; the browser looks at what there is.
    is_late: [paged ? undefined : 'isLate', 'eq', 'boolean'],
    kinds: ['kind', 'in', 'enum'],
    region: ['region', 'eq', 'id'],
    seen_gte: ['seen', 'gte', 'date'],
    seen_lt: ['seen', 'lt', 'date'],
    conditions: ['', undefined, 'object'],
  };
  return {
    field: 'rows',
    paged,
    operation,
    pickOperation: operation,
    sortColumns: {},
    filters: Object.fromEntries(
      Object.entries(known).map(([key, [source, operator, scalar]]) => [
        key,
        filter(at(key), source, operator, scalar),
      ]),
    ),
  };
}

export const metaOf = (paged: boolean): ResourceMeta => ({
  name: 'rows',
  type: 'Row',
  idField: 'id',
  representation: ['title'],
  list: listMeta(paged),
});

/** A plain list has no related records that the browser could count, and no columns but those of its fields. */
export const conditionsOf = (paged: boolean): ConditionsDefinition =>
  paged
    ? conditions
    : { ...conditions, columns: columns.filter(({ source }) => source !== undefined), relations: [] };

export const scopeOf = (paged: boolean): FilterScope =>
  filterScope({ filters: keyElements, list: listMeta(paged), conditions: conditionsOf(paged) });
