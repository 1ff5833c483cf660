// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { exchangeRateSourceValues } from '../enums.ts';

export const exchangeRateSetFields = {
  base: <ShowField source="base" field={CurrencyField} />,
  day: <ShowField source="day" field={DateField} />,
  source: (
    <ShowField source="source">
      <EnumField source="source" name="ExchangeRateSource" values={exchangeRateSourceValues} />
    </ShowField>
  ),
  reason: <ShowField source="reason" field={StringField} />,
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  lastUpdated: <ShowField source="lastUpdated" field={DateTimeField} />,
  inForce: <ShowField source="inForce" field={BooleanField} />,
  rateCount: <ShowField source="rateCount" field={NumberField} />,
  rates: (
    <ShowField source="rates">
      <RowsField source="rates">
        <DataTable.Col source="base" field={CurrencyField} />
        <DataTable.Col source="target" field={CurrencyField} />
        <DataTable.Col source="rate" field={NumberField} />
        <DataTable.Col source="lastUpdated" field={DateTimeField} />
      </RowsField>
    </ShowField>
  ),
};
