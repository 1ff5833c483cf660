import { DataTable } from 'react-admin';
import { ExchangeRateSetShow, type ExchangeRateSetSource } from '#resources/exchangeRateSets/index.ts';
import { CurrencyField } from '#src/fields/currency/CurrencyField.tsx';
import { DateTimeField } from '#src/fields/dateTime/DateTimeField.tsx';
import { defineTextField } from '#src/fields/kind/defineField.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { formatRate } from './rateFigures.ts';

/** With the decimals that are kept of it, as on the page of the rates in force. */
const RateField = defineTextField({
  text: (rate, locale) => (typeof rate === 'number' ? formatRate(rate, locale) : undefined),
  tabular: true,
  align: 'right',
});

const fields: Replacements<ExchangeRateSetSource>['fields'] = {
  rates: (
    <ShowField source="rates">
      <RowsField source="rates">
        <DataTable.Col source="base" field={CurrencyField} />
        <DataTable.Col source="target" field={CurrencyField} />
        <DataTable.Col source="rate" field={RateField} />
        <DataTable.Col source="lastUpdated" field={DateTimeField} />
      </RowsField>
    </ShowField>
  ),
};

/** A set of rates, each as it is kept. */
export const RateSetShow = () => (
  <Replace<ExchangeRateSetSource> fields={fields}>
    <ExchangeRateSetShow />
  </Replace>
);
