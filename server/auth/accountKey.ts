import type { Account } from './findAccount.ts';

/** What tries at an account count by: one for its user name and its e-mail address, and for what names nobody too. */
export const accountKey = (account: Account | undefined, name: string): string =>
  account ? `account ${account.id}` : `name ${name.trim().toLowerCase()}`;
