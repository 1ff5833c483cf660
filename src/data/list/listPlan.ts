import type { DocumentNode } from 'graphql';

import type { CallParams, Method } from '../CallParams.ts';
import { pruneOperation } from '../operations/pruneOperation.ts';
import type { ListMeta, ResourceMeta } from '../ResourceMeta.ts';
import type { Row } from '../Row.ts';
import { splitFilters } from './filterArguments.ts';
import { searchKey, targetFilter } from './filterKey.ts';
import { listOrder } from './listOrder.ts';
import { isRowTest } from './RowTest.ts';
import { sortsOf } from './sorts.ts';

/** The most rows the server gives in one page. */
export const pageCap = 200;

/** Which page of a list to ask for, and what the browser does to the answer. */
interface ListPlan {
  readonly variables: Row;
  readonly operation: DocumentNode;
  /** Present where the answer is not yet the page: what the browser filters, sorts and pages by. */
  readonly inBrowser?: CallParams;
  /** Filters that the contract does not know: a saved view may name one that has been dropped. */
  readonly ignored?: readonly string[];
}

/** @throws where the resource has no list. */
export function listOf(meta: ResourceMeta): ListMeta {
  if (!meta.list) throw new Error(`There is no list of ${meta.name}.`);
  return meta.list;
}

export function listPlan(meta: ResourceMeta, method: Method, params: CallParams): ListPlan {
  const list = listOf(meta);
  const { variables, rest } = splitFilters(list, filterOf(list, method, params));
  const sorts = params.sort ? sortsOf(params.sort) : [];
  const { variables: order, said } = listOrder(list, sorts);
  const operation = documentOf(meta, list, params, rest);

  if (!list.paged) {
    // The server has the last word only where it can say all of it.
    const isSorted = said.length === sorts.length;
    const sort = isSorted ? undefined : params.sort;
    const inBrowser = { filter: rest, ...(sort && { sort }), ...paginationOf(params) };
    return { variables: { ...variables, ...(isSorted && order) }, operation, inBrowser };
  }
  const search = rest[searchKey];
  const ignored = Object.keys(rest).filter((key) => key !== searchKey);
  if (search !== undefined) {
    // A contract without a text search: the pickers' search looks through the first rows in the browser.
    return {
      variables: { ...variables, ...order, first: pageCap, page: 1 },
      operation,
      inBrowser: { filter: { [searchKey]: search }, ...paginationOf(params) },
      ignored,
    };
  }
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
  return { variables: { ...variables, ...order, first: perPage, page }, operation, ignored };
}

function filterOf(list: ListMeta, method: Method, { filter = {}, target, id }: CallParams): Row {
  if (method !== 'GET_MANY_REFERENCE' || target === undefined) return filter;
  // A plain list can be filtered by any of its fields.
  const key = list.paged
    ? targetFilter(list, target)
    : list.filters[target]
      ? target
      : safeTarget(list, target);
  return { ...filter, [key]: id };
}

function safeTarget(list: ListMeta, target: string): string {
  try {
    return targetFilter(list, target);
  } catch {
    return target;
  }
}

const paginationOf = ({ pagination }: CallParams): CallParams => (pagination ? { pagination } : {});

function documentOf(
  meta: ResourceMeta,
  list: ListMeta,
  { meta: hints, sort }: CallParams,
  rest: Row,
): DocumentNode {
  if (hints?.pick) return list.pickOperation;
  if (!hints?.columns) return list.operation;
  const sources = [
    'id',
    meta.idField,
    ...meta.representation,
    ...hints.columns,
    // The browser sorts and filters a plain list by these.
    ...(list.paged || !sort ? [] : sortsOf(sort).map(({ field }) => field)),
    ...Object.entries(rest).flatMap(([key, value]) =>
      isRowTest(value) ? value.sources : [list.filters[key]?.source ?? key],
    ),
  ];
  const keep = [...new Set(sources.map((source) => source.split('.')[0] ?? source))];
  return pruneOperation(list.operation, { list, keep });
}
