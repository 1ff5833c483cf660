import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import { useFilters } from '../filters/useFilters.ts';

/**
 * Rows stay selected from page to page, but not when the filters change or the list is left: what is selected and no
 * longer to be seen would be deleted with the rest.
 */
export function useFreshSelection(): void {
  const { onUnselectItems } = useListContext();
  const filters = JSON.stringify(useFilters().values);
  const unselect = useEffectEvent(() => onUnselectItems());
  useEffect(() => unselect(), [filters]);
}
