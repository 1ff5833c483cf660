import { useListFilterContext, type FilterPayload } from 'react-admin';

export interface Filters {
  readonly values: Readonly<Record<string, unknown>>;
  readonly set: (values: Readonly<Record<string, unknown>>) => void;
}

/** The filters of the list, typed: react-admin leaves them open. */
export function useFilters(): Filters {
  const list = useListFilterContext();
  return {
    values: list.filterValues as Filters['values'],
    set: (values) => list.setFilters({ ...values } satisfies FilterPayload),
  };
}
