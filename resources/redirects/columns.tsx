// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { UrlField } from '../../src/fields/url/UrlField.tsx';

export const redirectColumns = {
  path: <DataTable.Col source="path" field={StringField} />,
  target: <DataTable.Col source="target" field={UrlField} />,
  notes: <DataTable.Col source="notes" field={LongTextField} disableSort />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
