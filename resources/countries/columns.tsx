// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';

export const countryColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  countryCode: <DataTable.Col source="countryCode" field={StringField} />,
  isCustom: <DataTable.Col source="isCustom" field={BooleanField} />,
};
