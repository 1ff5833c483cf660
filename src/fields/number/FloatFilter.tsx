import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatNumber } from './formatNumber.ts';
import { FloatInput } from './FloatInput.tsx';

const FloatValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  formatNumber(value, useFormatLocale(), 6);

export const FloatFilter = filterOf(FloatInput, FloatValue);
