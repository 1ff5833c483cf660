import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { DateTimeInput } from './DateTimeInput.tsx';
import { formatDateTime } from './formatDateTime.ts';

const DateTimeValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  formatDateTime(value, useFormatLocale());

export const DateTimeFilter = filterOf(DateTimeInput, DateTimeValue);
