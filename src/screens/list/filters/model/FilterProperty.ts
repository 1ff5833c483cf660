import type { FilterMeta } from '#src/data/ResourceMeta.ts';
import type { ConditionColumn } from '../ConditionsDefinition.ts';
import type { FilterElement } from '../filterElement.ts';

export type PropertyKind = NonNullable<ConditionColumn['kind']>;

/** What a key of `where` compares its value by. */
export type KeyOperator = 'eq' | 'in' | 'not_in' | 'gte' | 'lt' | 'gt' | 'lte';

export interface FilterKey {
  readonly key: string;
  readonly scalar: FilterMeta['scalar'] | undefined;
  /** The filter as the generator wrote it: its input, and its value in words. */
  readonly element: FilterElement | undefined;
}

/** Something of a record that a list can be narrowed by, said by keys of `where`, by a condition, or by either. */
export interface FilterProperty {
  readonly name: string;
  readonly kind: PropertyKind | undefined;
  /** The read field, where one is known. */
  readonly source: string | undefined;
  readonly column?: ConditionColumn;
  readonly keys: Readonly<Partial<Record<KeyOperator, FilterKey>>>;
  readonly choices?: { readonly name: string; readonly values: readonly string[] };
  readonly reference?: string;
  /** Paths that name a related record. */
  readonly label?: readonly string[];
  /** In the order in which they are offered. */
  readonly operators: readonly string[];
}

/** The one key of a property that nothing else is known of: its label says the comparison too ("Starts after"). */
export function ownWords({ keys, column, source }: FilterProperty): FilterKey | undefined {
  const all = Object.entries(keys);
  const [first] = all;
  if (column !== undefined || source !== undefined || all.length !== 1 || first === undefined)
    return undefined;
  return first[0] === 'eq' || first[0] === 'in' ? undefined : first[1];
}
