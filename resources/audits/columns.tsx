// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';

export const auditColumns = {
  auditableId: <DataTable.Col source="auditableId" field={StringField} disableSort />,
  auditableType: <DataTable.Col source="auditableType" field={StringField} disableSort />,
  event: <DataTable.Col source="event" field={StringField} disableSort />,
  model: <DataTable.Col source="model" field={StringField} disableSort />,
  user: (
    <DataTable.Col source="user" disableSort>
      <RelationField source="user" reference="users" />
    </DataTable.Col>
  ),
  createdAt: <DataTable.Col source="createdAt" field={DateTimeField} />,
};
