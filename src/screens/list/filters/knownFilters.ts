import type { FilterMeta, ListMeta } from '#src/data/ResourceMeta.ts';
import { variableNames } from '#src/data/operations/definitionOf.ts';
import type { Values } from '#src/data/isValues.ts';
import { searchKey } from '#src/data/list/filterKey.ts';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import type { FilterElement } from './filterElement.ts';
import { isSayable } from './isSayable.ts';
import { knownConditions } from './knownConditions.ts';

export interface KnownFilters {
  readonly known: Values;
  /** Keys that the list has no filter for, or none for this viewer: an address may be older, or somebody else's. */
  readonly gone: readonly string[];
}

/** Parts the filters that a list still has from those that it has no more. */
export function knownFilters(
  values: Values,
  list: ListMeta | undefined,
  elements: readonly FilterElement[],
  conditions?: ConditionsDefinition,
  withheld: readonly string[] = [],
): KnownFilters {
  if (list === undefined) return { known: values, gone: [] };
  const names = new Set([
    searchKey,
    ...Object.keys(list.filters),
    ...variableNames(list.operation),
    ...elements.map(({ props }) => props.source),
  ]);
  const entries = Object.entries(values);
  const isKnown = ([key, value]: readonly [string, unknown]) => {
    const values = elements.find(({ props }) => props.source === key)?.props.values;
    return (
      names.has(key) &&
      !withheld.includes(key) &&
      isSayable(value, { kind: list.filters[key]?.scalar, values, operator: comparedBy(list.filters[key]) })
    );
  };
  const known = Object.fromEntries(entries.filter(isKnown));
  const gone = entries.filter((entry) => !isKnown(entry)).map(([key]) => key);
  const where = conditions && known[conditions.source];
  if (conditions === undefined || where === undefined) return { known, gone };
  const tested = knownConditions(where, conditions);
  return tested.gone.length === 0
    ? { known, gone }
    : {
        known: { ...known, [conditions.source]: tested.known },
        gone: [...gone, ...tested.gone],
      };
}

/** A key of equality takes a single day; what other keys do with theirs, they say themselves. */
const comparedBy = (filter: FilterMeta | undefined): string =>
  filter?.operator === 'eq' || filter?.operator === 'in' ? 'IN' : 'GTE';
