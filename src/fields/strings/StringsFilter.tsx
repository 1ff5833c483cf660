import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useListed } from '../wording/useListed.ts';
import { StringsInput } from './StringsInput.tsx';

const StringsValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  useListed()([value].flat().map(String));

export const StringsFilter = filterOf(StringsInput, StringsValue);
