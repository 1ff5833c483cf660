import { useEffect, useMemo, useRef } from 'react';
import { useListSortContext } from 'react-admin';
import { listOrder } from '#src/data/list/listOrder.ts';
import { type Sort, sortsOf } from '#src/data/list/sorts.ts';
import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { canSortBy, joinSorts } from './severalSorts.ts';

export interface Sorts {
  /** As far as the list can be sorted by what its address says. */
  readonly sorts: readonly Sort[];
  /** What was asked for last, though the list may not be drawn with it yet: a second press goes on from the first. */
  readonly asked: () => readonly Sort[];
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
  const ahead = useRef<readonly Sort[]>(undefined);
  useEffect(() => {
    ahead.current = undefined;
  }, [sorts]);
  return {
    sorts,
    asked: () => ahead.current ?? sorts,
    canSortBy: (wanted) => canSortBy(list, wanted),
    sortBy: (wanted) => {
      const joined = joinSorts(wanted);
      if (joined === undefined) return;
      ahead.current = wanted;
      setSort(joined);
    },
  };
}
