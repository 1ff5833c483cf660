import { accounts, ownPages } from '#overrides/index.ts';
import type { AppWord } from '../words/frameMessages.ts';

const accountTitles: Readonly<Record<string, AppWord>> = {
  '/log': 'rail.log',
  '/access': 'access.title',
  '/account': 'account.title',
  '/account/login': 'login.title',
  '/account/callback': 'login.title',
  '/account/sign-out': 'account.signOut',
};

/** Pages that are not a resource's: path → message key. */
export const pageTitles: Readonly<Record<string, AppWord>> = {
  ...Object.fromEntries(ownPages.map(({ path, title }) => [path, title])),
  ...(accounts && accountTitles),
};
