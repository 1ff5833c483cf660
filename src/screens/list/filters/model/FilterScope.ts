import type { ListMeta } from '#src/data/ResourceMeta.ts';
import type { ConditionsDefinition } from '../ConditionsDefinition.ts';
import { filterProperties, relatedProperties, type FilterSources } from './filterProperties.ts';
import type { FilterProperty } from './FilterProperty.ts';

/** What nodes speak of: the properties of a list's records, or of records related to them. */
export interface FilterScope {
  readonly properties: readonly FilterProperty[];
  readonly propertyOf: (name: string) => FilterProperty | undefined;
  readonly conditions: ConditionsDefinition | undefined;
  /** Of which filters the contract has, by key. */
  readonly list: ListMeta | undefined;
  readonly related: (relation: string) => FilterScope;
}

export function filterScope(sources: FilterSources): FilterScope {
  return scopeOf(filterProperties(sources), sources.conditions, sources.list);
}

function scopeOf(
  properties: readonly FilterProperty[],
  conditions: ConditionsDefinition | undefined,
  list?: ListMeta,
): FilterScope {
  const byName = new Map(properties.map((property) => [property.name, property]));
  return {
    properties,
    propertyOf: (name) => byName.get(name),
    conditions,
    list,
    related: (relation) => {
      const columns = conditions?.relations.find(({ value }) => value === relation)?.columns ?? [];
      if (conditions === undefined) return scopeOf([], undefined);
      // Related records are not asked for their own.
      return scopeOf(relatedProperties(columns, conditions), { ...conditions, relations: [] });
    },
  };
}
