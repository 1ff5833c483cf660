import { filterOf } from '../input/filterOf.tsx';
import type { FilterProps } from '../input/InputProps.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { formatMoney } from './formatMoney.ts';
import { MoneyInput } from './MoneyInput.tsx';

const MoneyValue = ({ value }: FilterProps & { readonly value: unknown }) =>
  formatMoney(value, undefined, useFormatLocale());

export const MoneyFilter = filterOf(MoneyInput, MoneyValue);
