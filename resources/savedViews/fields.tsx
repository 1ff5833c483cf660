// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { roleValues, viewAudienceValues, viewWatchValues } from '../enums.ts';

export const savedViewFields = {
  resource: <ShowField source="resource" field={StringField} />,
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
  isPinned: <ShowField source="isPinned" field={BooleanField} />,
  watch: (
    <ShowField source="watch">
      <EnumField source="watch" name="ViewWatch" values={viewWatchValues} />
    </ShowField>
  ),
  watchProblem: <ShowField source="watchProblem" field={StringField} />,
  isDefault: <ShowField source="isDefault" field={BooleanField} />,
  defaultRoles: (
    <ShowField source="defaultRoles">
      <EnumField source="defaultRoles" name="Role" values={roleValues} multiple />
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
