// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { exchangeRateSourceValues } from '../enums.ts';

export const exchangeRateSetColumns = {
  base: <DataTable.Col source="base" field={CurrencyField} />,
  day: <DataTable.Col source="day" field={DateField} />,
  source: (
    <DataTable.Col source="source">
      <EnumField source="source" name="ExchangeRateSource" values={exchangeRateSourceValues} />
    </DataTable.Col>
  ),
  reason: <DataTable.Col source="reason" field={StringField} disableSort />,
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  lastUpdated: <DataTable.Col source="lastUpdated" field={DateTimeField} />,
  inForce: <DataTable.Col source="inForce" field={BooleanField} disableSort />,
  rateCount: <DataTable.Col source="rateCount" field={NumberField} disableSort />,
};
