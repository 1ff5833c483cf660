import type { ListMeta } from '#src/data/ResourceMeta.ts';
import { variableNames } from '#src/data/operations/definitionOf.ts';
import type { Values } from '#src/data/isValues.ts';
import { searchKey } from '#src/data/list/filterKey.ts';
import type { FilterElement } from './filterElement.ts';

export interface KnownFilters {
  readonly known: Values;
  /** Keys that the list has no filter for: an address or a view may be older than the contract. */
  readonly gone: readonly string[];
}

/** Parts the filters that a list still has from those that it has no more. */
export function knownFilters(
  values: Values,
  list: ListMeta | undefined,
  elements: readonly FilterElement[],
): KnownFilters {
  if (list === undefined) return { known: values, gone: [] };
  const names = new Set([
    searchKey,
    ...Object.keys(list.filters),
    ...variableNames(list.operation),
    ...elements.map(({ props }) => props.source),
  ]);
  const entries = Object.entries(values);
  return {
    known: Object.fromEntries(entries.filter(([key]) => names.has(key))),
    gone: entries.map(([key]) => key).filter((key) => !names.has(key)),
  };
}
