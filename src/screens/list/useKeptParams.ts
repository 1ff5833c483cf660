import { useEffect } from 'react';
import {
  useListPaginationContext,
  useListSortContext,
  useResourceContext,
  useStore,
  type FilterPayload,
  type SortPayload,
} from 'react-admin';
import { useFilters } from './filters/useFilters.ts';

/** How a list was last looked at, in the words in which react-admin keeps it. */
export interface KeptParams {
  readonly filter: FilterPayload;
  readonly sort: string;
  readonly order: SortPayload['order'];
  readonly page: number;
  readonly perPage: number;
}

/** Undefined where nobody has looked at the list. */
export const useKeptParams = (resource: string) => useStore<KeptParams | undefined>(`${resource}.listParams`);

/** A look is kept as well where nothing of the list was changed: a record opened from it has its neighbours. */
export function useKeepParams(): void {
  const { sort } = useListSortContext();
  const { page, perPage } = useListPaginationContext();
  const { values: filter } = useFilters();
  const [kept, keep] = useKeptParams(useResourceContext() ?? '');
  useEffect(() => {
    if (kept === undefined) keep({ filter, sort: sort.field, order: sort.order, page, perPage });
  }, [kept, keep, filter, sort, page, perPage]);
}
