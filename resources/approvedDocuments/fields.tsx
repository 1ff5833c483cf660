// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { UrlField } from '../../src/fields/url/UrlField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';

export const approvedDocumentFields = {
  name: <ShowField source="name" field={StringField} />,
  jobcode: <ShowField source="jobcode" field={StringField} />,
  documentUrl: <ShowField source="documentUrl" field={UrlField} />,
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  approvedBy: (
    <ShowField source="approvedBy">
      <RelationField source="approvedBy" reference="users" />
    </ShowField>
  ),
  dateApproved: <ShowField source="dateApproved" field={DateTimeField} />,
  isCustomDocument: <ShowField source="isCustomDocument" field={BooleanField} />,
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
