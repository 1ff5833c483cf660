// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { ListNameField } from '../../src/fields/listName/ListNameField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { roleValues, viewAudienceValues } from '../enums.ts';

export const savedViewColumns = {
  resource: <DataTable.Col source="resource" field={ListNameField} />,
  label: <DataTable.Col source="label" field={StringField} />,
  audience: (
    <DataTable.Col source="audience">
      <EnumField source="audience" name="ViewAudience" values={viewAudienceValues} />
    </DataTable.Col>
  ),
  role: (
    <DataTable.Col source="role">
      <EnumField source="role" name="Role" values={roleValues} />
    </DataTable.Col>
  ),
  owner: (
    <DataTable.Col source="owner" disableSort>
      <RelationField source="owner" reference="users" />
    </DataTable.Col>
  ),
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
