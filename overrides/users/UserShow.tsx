import { UserShow as Generated, type UserSource } from '../../resources/users/index.ts';
import { Replace, type Replacements } from '../../src/screens/Replace.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { UsernameField } from './signOn/UsernameField.tsx';

const fields: Replacements<UserSource>['fields'] = {
  username: <ShowField source="username" field={UsernameField} />,
};

/** A user, and how they sign in. */
export const UserShow = () => (
  <Replace<UserSource> fields={fields}>
    <Generated />
  </Replace>
);
