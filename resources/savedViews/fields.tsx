// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { ListNameField } from '../../src/fields/listName/ListNameField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { roleValues, viewAudienceValues } from '../enums.ts';

export const savedViewFields = {
  resource: <ShowField source="resource" field={ListNameField} />,
  label: <ShowField source="label" field={StringField} />,
  audience: (
    <ShowField source="audience">
      <EnumField source="audience" name="ViewAudience" values={viewAudienceValues} />
    </ShowField>
  ),
  role: (
    <ShowField source="role">
      <EnumField source="role" name="Role" values={roleValues} />
    </ShowField>
  ),
  owner: (
    <ShowField source="owner">
      <RelationField source="owner" reference="users" />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
