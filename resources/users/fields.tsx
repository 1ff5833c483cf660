// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { RelationsField } from '../../src/fields/relations/RelationsField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { roleValues } from '../enums.ts';

export const userFields = {
  username: <ShowField source="username" field={StringField} />,
  userEmail: <ShowField source="userEmail" field={EmailField} />,
  nameTitle: <ShowField source="nameTitle" field={StringField} />,
  firstName: <ShowField source="firstName" field={StringField} />,
  lastName: <ShowField source="lastName" field={StringField} />,
  fullName: <ShowField source="fullName" field={StringField} />,
  roles: (
    <ShowField source="roles">
      <EnumField source="roles" name="Role" values={roleValues} multiple />
    </ShowField>
  ),
  allowedCountries: (
    <ShowField source="allowedCountries">
      <RelationsField source="allowedCountries" reference="countries" />
    </ShowField>
  ),
  options: (
    <ShowField source="options">
      <RowsField source="options">
        <DataTable.Col source="key" field={StringField} />
        <DataTable.Col source="value" field={StringField} />
      </RowsField>
    </ShowField>
  ),
  lastSignIn: <ShowField source="lastSignIn" field={DateTimeField} />,
  deactivatedAt: <ShowField source="deactivatedAt" field={DateTimeField} />,
  registeredDate: <ShowField source="registeredDate" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
