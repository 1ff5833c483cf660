import { use } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';
import type { CellProps } from '../cell/CellProps.ts';
import { TextCell } from '../cell/TextCell.tsx';
import { RecordsAround } from '../rows/RecordsAround.ts';
import { defineField } from '../kind/defineField.tsx';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { formatMoney, minorToDecimal } from './formatMoney.ts';
import { plainText } from '../string/plainText.ts';
import { valueAt } from '../value/valueAt.ts';

/** The currency's code beside an amount, or of a record around it. */
const currencyAt = (
  record: unknown,
  source: string | undefined,
  around: readonly unknown[] = [],
): string | undefined => {
  if (source?.startsWith(outside) === true)
    return currencyAt(around[0], source.slice(outside.length), around.slice(1));
  return source === undefined ? undefined : plainText(valueAt(record, source));
};
const outside = '../';

function useAmount(value: unknown, currencySource: string | undefined): string | undefined {
  const currency = currencyAt(useRecordContext(), currencySource, use(RecordsAround));
  return formatMoney(value, currency, useFormatLocale());
}

interface MoneyFieldProps extends CellProps {
  /** Where the record holds the currency's code; '../currency' is that of the record around its rows. */
  readonly currencySource?: string;
}

export const MoneyField = defineField({
  Cell: ({ source, currencySource }: MoneyFieldProps) => (
    <TextCell text={useAmount(useFieldValue({ source }), currencySource)} tabular />
  ),
  useValue: (value, { currencySource }) => useAmount(value, currencySource),
  align: 'right',
  inFile: ({ currencySource }) => (currencySource === undefined ? {} : { currency: currencySource }),
  csv: (value, { currencySource }, _context, record) =>
    typeof value === 'number'
      ? minorToDecimal(value, currencyExponent(currencyAt(record, currencySource)))
      : '',
});
