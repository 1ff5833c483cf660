// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';

export const costCategoryColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  reference: <DataTable.Col source="reference" field={StringField} />,
  parent: (
    <DataTable.Col source="parent" disableSort>
      <RelationField source="parent" reference="costCategories" label={['path']} />
    </DataTable.Col>
  ),
  path: <DataTable.Col source="path" field={StringField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
