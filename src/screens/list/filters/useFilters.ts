import { useListFilterContext, type FilterPayload } from 'react-admin';
import type { Values } from '#src/data/isValues.ts';

interface Filters {
  readonly values: Values;
  readonly set: (values: Values) => void;
}

let asked: Values | undefined;

/** Filters that were set and are not in the address yet: react-admin writes it by a timer. */
export const askedFilters = (): Values | undefined => asked;

/** The filters of the list, typed: react-admin leaves them open. */
export function useFilters(): Filters {
  const list = useListFilterContext();
  return {
    values: list.filterValues as Values,
    set: (values) => {
      list.setFilters({ ...values } satisfies FilterPayload);
      asked = values;
      // Timers of one length come in their order: this one finds the address written, or its change refused.
      setTimeout(() => (asked = undefined));
    },
  };
}
