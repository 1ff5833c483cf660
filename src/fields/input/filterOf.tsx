import type { ComponentType } from 'react';
import { FilterScope } from './InputScope.tsx';
import type { FilterComponent, FilterProps } from './InputProps.ts';

/** A filter from an input of the same kind and a component that says the filter's value in words. */
export function filterOf<P extends FilterProps>(
  Input: ComponentType<P>,
  Value: ComponentType<P & { readonly value: unknown }>,
): FilterComponent<P> {
  const Filter = (props: P) => (
    <FilterScope>
      <Input {...props} />
    </FilterScope>
  );
  return Object.assign(Filter, { Value });
}
