// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { MoneyField } from '../../src/fields/money/MoneyField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';

export const spendColumns = {
  participant: (
    <DataTable.Col source="participant" disableSort>
      <RelationField source="participant" reference="participants" />
    </DataTable.Col>
  ),
  centreEvent: (
    <DataTable.Col source="centreEvent" disableSort>
      <RelationField source="centreEvent" reference="events" />
    </DataTable.Col>
  ),
  country: (
    <DataTable.Col source="country" disableSort>
      <RelationField source="country" reference="countries" />
    </DataTable.Col>
  ),
  dateStart: <DataTable.Col source="dateStart" field={DateField} />,
  dateEnd: <DataTable.Col source="dateEnd" field={DateField} />,
  name: <DataTable.Col source="name" field={StringField} />,
  costCategory: (
    <DataTable.Col source="costCategory" disableSort>
      <RelationField source="costCategory" reference="costCategories" label={['path']} />
    </DataTable.Col>
  ),
  lineAmount: (
    <DataTable.Col source="lineAmount">
      <MoneyField source="lineAmount" currencySource="currency" addsUp={false} />
    </DataTable.Col>
  ),
  sharedBy: (
    <DataTable.Col source="sharedBy">
      <NumberField source="sharedBy" addsUp={false} />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount">
      <MoneyField source="amount" currencySource="currency" />
    </DataTable.Col>
  ),
  currency: <DataTable.Col source="currency" field={CurrencyField} />,
};
