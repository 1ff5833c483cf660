import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the page and the form of a user. A translation overrides by `user.<key>`. */
const userWords = {
  'role.administrator': 'Users, limits and all else. Approves nothing, changes no fees, reads no passports.',
  'role.global_manager': 'Centres, events, bookings and people of all countries.',
  'role.country_manager': 'The same for their own countries. May not pass limits.',
  'role.booker': 'Own bookings and waiting-list entries in their own countries.',
  'role.logistics': 'Travel, hotels, passports and logistics costs.',
  'role.compliance': 'Approvals, fees, costs and spend.',
  'role.viewer': 'Reads their own countries, without contact data.',

  'deactivate.button': 'Deactivate',
  'deactivate.title': 'Deactivate %{name}?',
  'deactivate.text':
    'Open sessions end at once, and nobody signs in with this account. What this person has done stays, and the account can be reactivated.',
  'deactivate.done': '%{name} is deactivated.',
  'reactivate.button': 'Reactivate',
  'reactivate.title': 'Reactivate %{name}?',
  'reactivate.text': 'This person can sign in again, with the roles and countries set here.',
  'reactivate.done': '%{name} can sign in again.',

  'password.new': 'New password',
  'password.keep': 'Leave empty to keep the present one. At least 12 characters.',
  'password.again': 'Password again',
  'password.short': 'At least %{smart_count} characters',
  'password.once_more': 'Type the password once more',
  'password.differ': 'The two passwords differ',

  'secondFactor.button': 'Reset second factor',
  'secondFactor.title': 'Reset the second factor of %{name}?',
  'secondFactor.text':
    'For somebody who has lost the app and the recovery codes. Open sessions end at once, and the next sign-in takes the password alone, or sets up another one where a role needs it.',
  'secondFactor.confirm': 'Reset',
  'secondFactor.done': 'The second factor of %{name} has been reset.',

  'signOn.button': 'Microsoft account',
  'signOn.title': 'Microsoft account of %{name}',
  'signOn.none': 'No Microsoft account is linked: this user signs in with a password only.',
  'signOn.linked': 'Linked %{when}',
  'signOn.unused': 'not used yet',
  'signOn.used': 'last sign-in %{when}',
  'signOn.unlink': 'Unlink',
  'signOn.unlink_confirm': 'Unlink and sign out',
  'signOn.link': 'Link account',
  'signOn.close': 'Close',
  'signOn.id': 'Account id',
  'signOn.id_help':
    'Shown to whoever is refused at “Sign in with Microsoft”; in Microsoft Entra it is the object id.',
  'signOn.id_missing': 'Enter the account id.',
} as const;

export type UserWords = WordsOf<typeof userWords>;

export const useUserWords = (): UserWords => useWordsOf('user', userWords);
