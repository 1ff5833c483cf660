import { type ReactNode, use } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { auditConditions } from '#resources/audits/index.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { filterOfArguments } from '#src/data/list/filterOfArguments.ts';
import type { ConditionsDefinition } from '#src/screens/list/filters/ConditionsDefinition.ts';
import type { FilterElement } from '#src/screens/list/filters/filterElement.ts';
import { readFilters } from '#src/screens/list/filters/model/filterNodes.ts';
import { filterScope } from '#src/screens/list/filters/model/FilterScope.ts';
import { NodeSentence } from '#src/screens/list/filters/NodeSentence.tsx';
import type { Exported } from './useExported.ts';

type FilterElements = Readonly<Record<string, FilterElement>>;

/** What a list can be filtered by: the words of what it was filtered by come from there. */
interface ListFilters {
  readonly elements: FilterElements;
  readonly conditions: ConditionsDefinition | undefined;
}

type Exports = Readonly<Record<string, FilterElements | ConditionsDefinition>>;

const files = import.meta.glob<Exports>(['../../../resources/*/filters.tsx', '!**/audits/filters.tsx']);
/** Those of the log itself are here already. */
const ofLog: ListFilters = { elements: {}, conditions: auditConditions };
const loaded = new Map<string, Promise<ListFilters>>([['audits', Promise.resolve(ofLog)]]);

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
export function useFilterSentences(
  resource: string,
  { filter: said, arguments: args }: Pick<Exported, 'filter' | 'arguments'>,
): readonly ReactNode[] {
  const { list } = useResourceMeta(resource);
  const filter = args === undefined || list === undefined ? said : filterOfArguments(list, args);
  const { elements, conditions } = use(listFilters(resource));
  const scope = filterScope({ filters: Object.values(elements), list, conditions });
  return readFilters(filter, scope).map((node) => (
    <ResourceContextProvider key={node.key} value={resource}>
      <NodeSentence node={node} scope={scope} />
    </ResourceContextProvider>
  ));
}
