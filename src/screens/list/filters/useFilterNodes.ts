import { useMemo } from 'react';
import { isValues, type Values } from '#src/data/isValues.ts';
import type { FilterNode } from './model/FilterModel.ts';
import { filterScope, type FilterScope } from './model/FilterScope.ts';
import { readFilters, writeFilters } from './model/filterNodes.ts';
import type { FilterSources } from './model/filterProperties.ts';
import { askedFilters, useFilters } from './useFilters.ts';

interface FilterNodes {
  readonly scope: FilterScope;
  readonly nodes: readonly FilterNode[];
  /** `more` are values of keys that are shown elsewhere. */
  readonly set: (nodes: readonly FilterNode[], more?: Values) => void;
}

/** What the list is filtered by, as a model; `except` are keys that are shown elsewhere: the search, filters at hand. */
export function useFilterNodes(
  { filters, list, conditions }: FilterSources,
  except: readonly string[],
): FilterNodes {
  const { values: shown, set } = useFilters();
  const values = askedFilters() ?? asAddressed(shown);
  const scope = useMemo(() => filterScope({ filters, list, conditions }), [filters, list, conditions]);
  const isElsewhere = ([key]: readonly [string, unknown]) => except.includes(key);
  const entries = Object.entries(values);
  return {
    scope,
    nodes: readFilters(Object.fromEntries(entries.filter((entry) => !isElsewhere(entry))), scope),
    set: (nodes, more = {}) =>
      set({ ...Object.fromEntries(entries.filter(isElsewhere)), ...more, ...writeFilters(nodes, scope) }),
  };
}

/** The address is written before the rows are drawn for it: whoever adds a filter meanwhile adds it to those. */
function asAddressed(shown: Values): Values {
  const text = new URLSearchParams(window.location.search).get('filter');
  try {
    const filter: unknown = text === null ? undefined : JSON.parse(text);
    return isValues(filter) ? filter : shown;
  } catch {
    return shown;
  }
}
