// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import { RowsInput } from '../../src/fields/rows/RowsInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { roleValues } from '../enums.ts';

export const userInputs = {
  userEmail: <EmailInput source="userEmail" required />,
  nameTitle: <StringInput source="nameTitle" maxLength={500} />,
  firstName: <StringInput source="firstName" maxLength={500} />,
  lastName: <StringInput source="lastName" maxLength={500} />,
  password: <StringInput source="password" maxLength={500} />,
  roles: <EnumInput source="roles" name="Role" values={roleValues} multiple />,
  countries: <RelationsInput source="countries" reference="countries" />,
  options: (
    <RowsInput source="options">
      <StringInput source="key" required maxLength={500} width="choice" />
      <StringInput source="value" maxLength={500} />
    </RowsInput>
  ),
};

export const createUserInputs = {
  ...userInputs,
  username: <StringInput source="username" maxLength={200} width="choice" />,
};
