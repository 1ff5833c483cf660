// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import { RowsInput } from '../../src/fields/rows/RowsInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { roleValues } from '../enums.ts';

export const userInputs = {
  userEmail: <EmailInput source="userEmail" required />,
  nameTitle: <StringInput source="nameTitle" />,
  firstName: <StringInput source="firstName" />,
  lastName: <StringInput source="lastName" />,
  password: <StringInput source="password" />,
  roles: <EnumInput source="roles" name="Role" values={roleValues} multiple />,
  countries: <RelationsInput source="countries" reference="countries" />,
  options: (
    <RowsInput source="options">
      <StringInput source="key" required />
      <StringInput source="value" />
    </RowsInput>
  ),
};

export const createUserInputs = {
  ...userInputs,
  username: <StringInput source="username" required />,
};
