import type { ComponentType } from 'react';
import type { FilterComponent, FilterProps } from '../input/InputProps.ts';
import { FilterScope } from '../input/InputScope.tsx';
import type { DefinedField } from './defineField.tsx';

/** A filter: the input that a list is narrowed by, and its value in the words of the field. */
export function filterOf<P extends FilterProps>(
  Input: ComponentType<P>,
  { useValue }: Pick<DefinedField<P>, 'useValue'>,
): FilterComponent<P> {
  const Filter = (props: P) => (
    <FilterScope>
      <Input {...props} />
    </FilterScope>
  );
  const Value = (props: P & { readonly value: unknown }) => useValue(props.value, props);
  return Object.assign(Filter, { Value });
}
