import { use, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { searchKey } from '#src/data/list/filterKey.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { Values } from '#src/data/isValues.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { ConditionSentence } from '#src/screens/conditions/ConditionSentence.tsx';
import { FilterSentence } from '#src/screens/list/filters/FilterSentence.tsx';
import { listFilters } from './listFilters.ts';

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
