import { UserShow as Generated, type UserSource } from '../../resources/users/index.ts';
import { Replace } from '../../src/screens/Replace.tsx';
import { AccountButton } from './AccountButton.tsx';

/** A user, with the way to end or give back the account. */
export const UserShow = () => (
  <Replace<UserSource> actions={<AccountButton />}>
    <Generated />
  </Replace>
);
