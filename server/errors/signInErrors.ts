import { refusedAt, UserError, validationFailed } from './errors.ts';

/** What people meet who sign in, or whose account is changed. */

/** The user signs in with the identity provider only. */
export const noPassword = () =>
  new UserError(
    'NO_PASSWORD',
    'You sign in with Microsoft and have no password here. An administrator can give you one.',
  );

/** Somebody has to be able to manage users. */
export const lastAdministrator = (path: string) =>
  refusedAt(path, 'LAST_ADMINISTRATOR', 'At least one active administrator must remain.');

/** Nobody locks themselves out by a slip: another administrator does it. */
export const ownAdministratorRole = (path: string) =>
  refusedAt(
    path,
    'OWN_ADMINISTRATOR_ROLE',
    'You may not take away your own administrator role. Another administrator can.',
  );

export const ownAccount = () =>
  new UserError('OWN_ACCOUNT', 'You may not deactivate your own account. Another administrator can.');

/** S7: whoever set this up knows the password that is in use. */
export const passwordChangeDue = () =>
  new UserError('PASSWORD_CHANGE_DUE', 'Choose a password of your own first.');

/** S7: told to nobody but who has shown the password. */
export const accountDeactivated = () =>
  new UserError('ACCOUNT_DEACTIVATED', 'This account is deactivated. Please ask an administrator.');

/** What is wrong with a user name or an e-mail address. */
export interface NameProblem {
  readonly code: 'NAME_WITH_INVISIBLE_CHARACTERS' | 'NAME_OF_SEVERAL_SCRIPTS' | 'NAME_TAKEN';
  readonly message: string;
}

/** The code is that of the first; each has its words at its input. */
export const nameRefused = (problems: readonly (readonly [path: string, problem: NameProblem])[]) => {
  const code = problems[0]?.[1].code ?? 'VALIDATION';
  const validation = Object.fromEntries(problems.map(([path, { message }]) => [path, [message]]));
  return new UserError(code, Object.values(validation).flat().join(' '), { validation });
};

/** Whether as a user name or as an address does not matter: people sign in with either. */
export const nameTaken = (path: string) =>
  nameRefused([[path, { code: 'NAME_TAKEN', message: 'Somebody else signs in with this name or address.' }]]);

/** S7: the same for an unknown account and a wrong password. */
export const invalidCredentials = () =>
  new UserError('INVALID_CREDENTIALS', 'The username or the password is not right.');

const wrongCode = (message: string) => refusedAt('input.code', 'SECOND_FACTOR_WRONG', message);

/** S7: not a code of the second factor, or not any more. */
export const secondFactorWrong = () =>
  wrongCode('This code is not right, or was used before. Wait for the next one, or use a recovery code.');

/** S7: the same of a recovery code, of which there is no next one to wait for. */
export const recoveryCodeWrong = () =>
  wrongCode('This recovery code is not right, or was used before. Try another one.');

/** Neither a code of the app nor a recovery code, whosever it would be. */
export const noCode = () =>
  wrongCode('This is no code: the app shows 6 digits, and a recovery code has 16 letters and digits.');

/** Not a code of the app that is being set up. */
export const firstCodeWrong = () =>
  wrongCode('This code is not right. Wait for the next one; if none is, look at the clock of your phone.');

/** What was begun with the password is used, too old, or of somebody whose password has changed since. */
export const secondFactorExpired = () =>
  new UserError('SECOND_FACTOR_EXPIRED', 'This took too long or was used before. Please start again.');

/** The role takes one. */
export const secondFactorRequired = () =>
  new UserError(
    'SECOND_FACTOR_REQUIRED',
    'Your role needs a second factor. You can set up another one in its place.',
  );

/** Turning one's own off takes the password and a code. */
export const ownSecondFactor = () =>
  new UserError('OWN_SECOND_FACTOR', 'Turn your own second factor off on your account page.');

/** Spec §5: a sign-in that answers no user has failed, and not for its password. */
export const userMissing = () =>
  new UserError('USER_MISSING', 'The sign-in went through, but there is no user to it. Please try again.');

/** S7: the same for an unknown account and for a key that is wrong, used up or too old. */
export const resetLinkInvalid = () =>
  new UserError(
    'RESET_LINK_INVALID',
    'This link is no longer good. If you have chosen a password by it, sign in with that; else ask for another link.',
  );

/** Spec §4: the client clears its user and signs out. */
export const sessionEnded = () =>
  new UserError('SESSION_ENDED', 'Your session has ended. Please sign in again.', { status: 403 });

/** There is no identity provider to sign in with. */
export const ssoNotConfigured = () =>
  new UserError('SSO_NOT_CONFIGURED', 'Single sign-on is not set up here. Sign in with your password.');

/** The identity provider does not answer, or not as it should. */
export const ssoUnavailable = () =>
  new UserError(
    'SSO_UNAVAILABLE',
    'Microsoft sign-in does not answer at the moment. Try again later, or sign in with your password.',
  );

/** The cookie that a sign-on began with is missing, used or too old. */
export const ssoExpired = () =>
  new UserError('SSO_EXPIRED', 'This sign-in took too long or was used before. Please start again.');

/** What came back does not belong to what was begun. Which check it was stays in the log. */
export const ssoRefused = () =>
  new UserError('SSO_REFUSED', 'This sign-in could not be confirmed. Please start again.');

/** Known to the provider, but nobody here. `objectId` is what an administrator links an account with. */
export const ssoUnknownUser = (objectId: string) =>
  new UserError(
    'SSO_UNKNOWN_USER',
    'Your Microsoft account has no access here yet. Ask an administrator to link it to your user.',
    { objectId },
  );

/** A sign-on began at another address than the one the provider leads back to. */
export const ssoWrongAddress = (address: string) =>
  new UserError('SSO_WRONG_ADDRESS', `Open the app at ${address} to sign in with Microsoft.`, { address });

/** One identity is one user. */
export const identityTaken = (path: string) =>
  validationFailed(path, 'This Microsoft account is linked to another user.');
