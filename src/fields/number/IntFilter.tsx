import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatNumber } from './formatNumber.ts';
import { IntInput } from './IntInput.tsx';

const IntValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  formatNumber(value, useFormatLocale());

export const IntFilter = filterOf(IntInput, IntValue);
