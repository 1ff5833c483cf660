// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { UrlField } from '../../src/fields/url/UrlField.tsx';

export const approvedDocumentColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  jobcode: <DataTable.Col source="jobcode" field={StringField} />,
  documentUrl: <DataTable.Col source="documentUrl" field={UrlField} />,
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  approvedBy: (
    <DataTable.Col source="approvedBy" disableSort>
      <RelationField source="approvedBy" reference="users" />
    </DataTable.Col>
  ),
  dateApproved: <DataTable.Col source="dateApproved" field={DateTimeField} />,
  isCustomDocument: <DataTable.Col source="isCustomDocument" field={BooleanField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
