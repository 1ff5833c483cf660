import type { ComponentType, ReactElement } from 'react';
import type { FilterProps } from '#src/fields/input/InputProps.ts';

/** What the generator writes into a filter besides its key: choices by name, the resource of a relation. */
export interface FilterElementProps extends FilterProps {
  readonly reference?: string;
  readonly label?: readonly string[];
  readonly name?: string;
  readonly values?: readonly string[];
}

/** A filter as the generator writes it: `<DateInput.Filter source="date_start_gte" />`. */
export type FilterElement = ReactElement<FilterElementProps>;

/** Says a filter's value in words. */
export type FilterValue = ComponentType<FilterProps & { readonly value: unknown }>;

/** The component that says the value, where the filter has one. */
export function valueComponent({ type }: { readonly type: unknown }): FilterValue | undefined {
  if (typeof type !== 'function' || !('Value' in type)) return undefined;
  return type.Value as FilterValue;
}
