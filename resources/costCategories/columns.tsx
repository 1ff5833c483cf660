// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';

export const costCategoryColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  reference: <DataTable.Col source="reference" field={StringField} />,
  path: <DataTable.Col source="path" field={StringField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
