import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { DateInput } from './DateInput.tsx';
import { formatDate } from './formatDate.ts';

const DateValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  formatDate(value, useFormatLocale());

export const DateFilter = filterOf(DateInput, DateValue);
