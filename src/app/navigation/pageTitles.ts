import type { AppWord } from '../words/frameMessages.ts';

/** Pages that are not a resource's: path → message key. */
export const pageTitles: Readonly<Record<string, AppWord>> = {
  '/': 'home.title',
  '/log': 'rail.log',
  '/access': 'access.title',
  '/account': 'account.title',
  '/account/login': 'login.title',
  '/account/callback': 'login.title',
  '/account/sign-out': 'account.signOut',
  '/powerbi-dashboard': 'dashboard.title',
};
