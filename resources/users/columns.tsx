// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { RelationsField } from '../../src/fields/relations/RelationsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { roleValues } from '../enums.ts';

export const userColumns = {
  username: <DataTable.Col source="username" field={StringField} />,
  userEmail: <DataTable.Col source="userEmail" field={EmailField} />,
  nameTitle: <DataTable.Col source="nameTitle" field={StringField} disableSort />,
  firstName: <DataTable.Col source="firstName" field={StringField} />,
  lastName: <DataTable.Col source="lastName" field={StringField} />,
  fullName: <DataTable.Col source="fullName" field={StringField} />,
  roles: (
    <DataTable.Col source="roles" disableSort>
      <EnumField source="roles" name="Role" values={roleValues} multiple />
    </DataTable.Col>
  ),
  allowedCountries: (
    <DataTable.Col source="allowedCountries" disableSort>
      <RelationsField source="allowedCountries" reference="countries" />
    </DataTable.Col>
  ),
  lastSignIn: <DataTable.Col source="lastSignIn" field={DateTimeField} />,
  deactivatedAt: <DataTable.Col source="deactivatedAt" field={DateTimeField} />,
  registeredDate: <DataTable.Col source="registeredDate" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
