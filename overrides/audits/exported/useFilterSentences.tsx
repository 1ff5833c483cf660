import { type ReactNode, use } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { searchKey } from '#src/data/list/filterKey.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { Values } from '#src/data/isValues.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { ConditionSentence } from '#src/screens/conditions/ConditionSentence.tsx';
import { FilterSentence } from '#src/screens/list/filters/FilterSentence.tsx';
import type { ConditionsDefinition } from '#src/screens/conditions/ConditionsDefinition.ts';
import type { FilterElement } from '#src/screens/list/filters/filterElement.ts';

type FilterElements = Readonly<Record<string, FilterElement>>;

/** What a list can be filtered by: the words of what it was filtered by come from there. */
interface ListFilters {
  readonly elements: FilterElements;
  readonly conditions: ConditionsDefinition | undefined;
}

type Exports = Readonly<Record<string, FilterElements | ConditionsDefinition>>;

const files = import.meta.glob<Exports>('../../../resources/*/filters.tsx');
const loaded = new Map<string, Promise<ListFilters>>();

/** The filters of a resource's list; none where it has none. */
function listFilters(resource: string): Promise<ListFilters> {
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

/** What a list was filtered by, each filter a sentence as the list itself says it. Suspends while its words load. */
export function useFilterSentences(resource: string, filter: Values): readonly ReactNode[] {
  const { list } = useResourceMeta(resource);
  const { elements, conditions } = use(listFilters(resource));
  return Object.entries(filter)
    .filter(([, value]) => !isEmptyValue(value))
    .map(([key, value]) => (
      <ResourceContextProvider key={key} value={resource}>
        {conditions !== undefined && key === conditions.source ? (
          <ConditionSentence where={value} conditions={conditions} />
        ) : (
          <FilterSentence
            filterKey={key}
            value={value}
            meta={key === searchKey ? browserSearch : list?.filters[key]}
            element={elements[key]}
          />
        )}
      </ResourceContextProvider>
    ));
}

/** Plain lists are searched in the browser: the contract has no filter for it. */
const browserSearch = { path: [], list: false, scalar: 'string', operator: 'search' } as const;
