import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useFilters } from '../filters/useFilters.ts';

/** Whether the list shows what was deleted: none of it can be opened or changed, only brought back. */
export function useTrash(): boolean {
  const filter = useResourceMeta().restore?.filter;
  const { values } = useFilters();
  return filter !== undefined && Object.entries(filter).every(([key, value]) => values[key] === value);
}

/** Whether it shows all of that, narrowed by nothing else. */
export function useWholeTrash(): boolean {
  const filter = useResourceMeta().restore?.filter ?? {};
  const { values } = useFilters();
  return useTrash() && Object.keys(values).length === Object.keys(filter).length;
}
