import { loginPath } from '../safeRedirect.ts';

const keptName = 'convene-sign-on';

/** Keeps for this tab what the sign-in page was asked for with, before it is left for the identity provider. */
export const keepWayBack = (search: string): void => sessionStorage.setItem(keptName, search);

/** The sign-in page as it was left: the server tells where to go only to those who have signed in. */
export const wayBackToLogin = (): string => `${loginPath}${sessionStorage.getItem(keptName) ?? ''}`;
