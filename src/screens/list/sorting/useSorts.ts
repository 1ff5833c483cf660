import { useMemo } from 'react';
import { useListSortContext } from 'react-admin';
import { listOrder } from '#src/data/list/listOrder.ts';
import { type Sort, sortsOf } from '#src/data/list/sorts.ts';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { canSortBy, joinSorts } from './severalSorts.ts';

export interface Sorts {
  /** As far as the list can be sorted by what its address says. */
  readonly sorts: readonly Sort[];
  readonly canSortBy: (sorts: readonly Sort[]) => boolean;
  readonly sortBy: (sorts: readonly Sort[]) => void;
}

/** What the list in context is sorted by, column after column. */
export function useSorts(list: ListMeta | undefined): Sorts {
  const { sort, setSort } = useListSortContext();
  const sorts = useMemo(() => {
    const wanted = sortsOf(sort);
    return list?.paged === true ? listOrder(list, wanted).said : wanted;
  }, [list, sort]);
  return {
    sorts,
    canSortBy: (wanted) => canSortBy(list, wanted),
    sortBy: (wanted) => {
      const joined = joinSorts(wanted);
      if (joined !== undefined) setSort(joined);
    },
  };
}
