import type { ConditionsDefinition } from '#src/screens/conditions/ConditionsDefinition.ts';
import type { FilterElement } from '#src/screens/list/filters/filterElement.ts';

type FilterElements = Readonly<Record<string, FilterElement>>;

/** What a list can be filtered by: the words of what it was filtered by come from there. */
export interface ListFilters {
  readonly elements: FilterElements;
  readonly conditions: ConditionsDefinition | undefined;
}

type Exports = Readonly<Record<string, FilterElements | ConditionsDefinition>>;

const files = import.meta.glob<Exports>('../../../resources/*/filters.tsx');
const loaded = new Map<string, Promise<ListFilters>>();

/** The filters of a resource's list; none where it has none. */
export function listFilters(resource: string): Promise<ListFilters> {
  const known = loaded.get(resource);
  if (known) return known;
  const load = files[`../../../resources/${resource}/filters.tsx`];
  const filters = (load?.() ?? Promise.resolve({})).then(filtersIn);
  loaded.set(resource, filters);
  // A chunk that failed to load must be asked for again.
  filters.catch(() => loaded.delete(resource));
  return filters;
}

function filtersIn(file: Exports): ListFilters {
  const exported = Object.values(file);
  return {
    elements: exported.find((one): one is FilterElements => !isConditions(one)) ?? {},
    conditions: exported.find(isConditions),
  };
}

const isConditions = (one: FilterElements | ConditionsDefinition): one is ConditionsDefinition =>
  'columns' in one && Array.isArray(one.columns);
