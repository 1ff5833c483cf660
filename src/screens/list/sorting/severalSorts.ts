import { sortLimit } from '#schema/sortLimit.ts';
import { listOrder } from '#src/data/list/listOrder.ts';
import type { Sort } from '#src/data/list/sorts.ts';
import type { ListMeta } from '#src/data/ResourceMeta.ts';

/** As react-admin says it in one field, which `sortsOf` reads again; undefined of none. */
export function joinSorts([first, ...others]: readonly Sort[]): Sort | undefined {
  if (first === undefined) return undefined;
  const more = others.map(({ field, order }) => (order === 'DESC' ? `-${field}` : field));
  return { field: [first.field, ...more].join(','), order: first.order };
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** With a column more, in the end; one that is there already is turned round in its place, and then let go of. */
export function withSort(sorts: readonly Sort[], field: string, first: Sort['order']): readonly Sort[] {
  const there = sorts.find((sort) => sort.field === field);
  if (there === undefined) return [...sorts, { field, order: first }];
  if (there.order !== first && sorts.length > 1) return sorts.filter((sort) => sort !== there);
  return sorts.map((sort) => (sort === there ? { field, order: opposite[sort.order] } : sort));
}

/** Whether a list can be sorted by all of these at once, in this order. A plain list is sorted by the browser. */
export const canSortBy = (list: ListMeta | undefined, sorts: readonly Sort[]): boolean =>
  sorts.length <= sortLimit &&
  (list?.paged === false || (list !== undefined && listOrder(list, sorts).said.length === sorts.length));
