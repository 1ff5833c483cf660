import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { CurrencyInput } from './CurrencyInput.tsx';

const CurrencyValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  [value].flat().map(String).join(', ');

export const CurrencyFilter = filterOf(CurrencyInput, CurrencyValue);
