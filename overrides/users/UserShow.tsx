import { UserShow as Generated, type UserSource } from '#resources/users/index.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { AccountButton } from './AccountButton.tsx';
import { UsernameField } from './signOn/UsernameField.tsx';

const fields: Replacements<UserSource>['fields'] = {
  username: <ShowField source="username" field={UsernameField} />,
};

/** A user, how they sign in, and the way to end or give back the account. */
export const UserShow = () => (
  <Replace<UserSource> fields={fields} actions={<AccountButton />}>
    <Generated />
  </Replace>
);
