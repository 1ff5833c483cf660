import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatLocalDateTime } from './formatLocalDateTime.ts';
import { LocalDateTimeInput } from './LocalDateTimeInput.tsx';

const LocalDateTimeValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  formatLocalDateTime(value, useFormatLocale());

export const LocalDateTimeFilter = filterOf(LocalDateTimeInput, LocalDateTimeValue);
