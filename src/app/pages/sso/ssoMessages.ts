import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the single sign-on, loaded with its pages. A translation overrides a message by the key `app.<key>`. */
const ssoMessages = {
  'sso.signIn': 'Sign in with Microsoft',
  'sso.or': 'or with a password',
  'sso.again': 'Try again',
  'sso.back': 'Back to sign-in',
  'sso.signingIn': 'Signing you in…',
  'sso.signingOut': 'Signing you out of Microsoft…',
  'sso.failed': 'You are not signed in',
  'sso.cancelled': 'You stopped the sign-in at Microsoft.',
  'sso.incomplete': 'There is no sign-in under way here. Start again from the sign-in page.',
  'sso.expired': 'This sign-in took too long or was used before. Start again.',
  'sso.refused': 'Microsoft’s answer could not be confirmed, so nobody was signed in. Start again.',
  'sso.unavailable':
    'Microsoft sign-in does not answer at the moment. Try again later, or sign in with your password.',
  'sso.deactivated': 'Your account has been deactivated. Ask an administrator.',
  'sso.limited': 'Too many tries. Wait a few minutes, then try again.',
  'sso.noUser': 'The server answered without a user, so nobody is signed in. Start again.',
  'sso.clock':
    'The clock of this device is fast, so your session would be over at once. Set it, then start again.',
  'sso.wrongAddress': 'Open the app at %{address} to sign in with Microsoft.',
  'sso.window': 'Go on in the window of Microsoft. It closes by itself.',
  'sso.blocked':
    'Your browser let no window open for Microsoft. Allow this site to open windows, then press the button again.',
  'sso.closed': 'The window of Microsoft was closed before you were signed in.',
  'sso.done': 'You are signed in',
  'sso.done_text': 'Close this window and go on where you were.',
  'sso.close': 'Close this window',
  'sso.unknownUser':
    'Microsoft knows you, but you have no access here yet. Ask an administrator to link this account to your user:',
  'sso.account': 'Microsoft account id',
  'sso.copy': 'Copy',
  'sso.copied': 'Copied',
  'sso.stillSignedIn': 'You are signed out here',
  'sso.stillSignedIn_text':
    'Microsoft did not answer, so this browser may still be signed in there. Close it on a shared computer.',
  'noAccess.title': 'You have no role',
  'noAccess.text':
    'You are signed in as %{name}, but your user has no role, and so there is nothing to see. Ask an administrator to give it one, then check again.',
  'noAccess.check': 'Check again',
  'noAccess.still': 'There is no role yet.',
  'noAccess.failed': 'The server did not answer. Try again in a moment.',
  'noAccess.signOut': 'Sign out',
} as const;

export type SsoWord = keyof typeof ssoMessages;

export const useSsoWords = (): WordsOf<typeof ssoMessages> => useWordsOf('app', ssoMessages);
