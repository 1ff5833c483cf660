import type { ReactNode } from 'react';
import type {
  FilterComponent,
  FilterProps,
  InputComponent,
  InputProps,
  InputTraits,
} from '../input/InputProps.ts';
import type { DefinedField } from './defineField.tsx';
import { filterOf } from './filterOf.tsx';

/** How values of one kind are entered: in a form, and as what a list is narrowed by. */
export type DefinedInput<P extends InputProps, F extends FilterProps = P> = InputComponent<P> & {
  readonly Filter: FilterComponent<F>;
};

interface InputKind<P extends InputProps> extends InputTraits {
  readonly Input: (props: P) => ReactNode;
}

/** Lists are narrowed by the input of the form, in the words of its field, where no other filter is given. */
export function defineInput<P extends InputProps = InputProps>(
  kind: InputKind<P> & { readonly field: DefinedField<NoInfer<P>> },
): DefinedInput<P>;
export function defineInput<P extends InputProps = InputProps, F extends FilterProps = FilterProps>(
  kind: InputKind<P> & { readonly Filter: FilterComponent<F> },
): DefinedInput<P, F>;
export function defineInput<P extends InputProps>({
  Input,
  field,
  Filter,
  ...traits
}: InputKind<P> & { readonly field?: DefinedField<P>; readonly Filter?: FilterComponent }) {
  return Object.assign(Input, { Filter: field === undefined ? Filter : filterOf(Input, field) }, traits);
}
