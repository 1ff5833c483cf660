import { sql } from 'kysely';
import { resetKey } from '../resetKeys.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { signsOnOnly } from '../findAccount.ts';

/** Whoever did not change it should know. */
export const passwordChangedMail: WriteMail = async ({ brand, publicUrl }, { username, name }) => ({
  subject: 'Your password has been changed',
  greeting: `Hello ${name},`,
  paragraphs: [
    `The password of your account “${username}” at ${brand} has just been changed, and other devices have been signed out.`,
    'If it was you, there is nothing to do. If not, ask for a new password at once and tell your administrator.',
  ],
  link: { label: 'Ask for a new password', url: `${publicUrl}/account/request-password-reset` },
  footer: 'You get this mail whenever your password is changed.',
});

/** In place of the way to a new password, for whoever has none and signs on. */
const signOnInsteadMail: WriteMail = async (context, { userId, username, name }) => {
  const { database, brand, publicUrl } = context;
  const still = await database.readJson(
    sql`select json_build_object('id', u.id)::text from users u where u.id = ${userId} and ${signsOnOnly('u')}`,
  );
  if (still === null) return null;
  return {
    subject: 'Sign in with Microsoft',
    greeting: `Hello ${name},`,
    paragraphs: [
      `Somebody, most likely you, has asked for a new password for your account “${username}” at ${brand}.`,
      'Your account has no password: you sign in with Microsoft. If that does not work, ask your administrator.',
    ],
    link: { label: 'Go to sign-in', url: `${publicUrl}/account/login` },
    footer: 'You did not ask for this? Then there is nothing to do: nothing has been changed.',
  };
};

/** The way to a new password; nothing once it has been used or is too late. */
export const passwordResetMail: WriteMail = async (context, subject) => {
  const { database, now, brand, publicUrl, secret } = context;
  const { id, username, name } = subject;
  if (id === null) return signOnInsteadMail(context, subject);
  const open = await database.readJson(
    sql`select json_build_object('id', id)::text from password_resets
        where id = ${id}::uuid and used_at is null and expires_at > ${now.toISOString()}::timestamptz`,
  );
  if (open === null) return null;
  const path = `/account/password-reset/${encodeURIComponent(username)}/${resetKey(secret, id)}`;
  return {
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    paragraphs: [
      `Somebody, most likely you, has asked for a new password for your account “${username}” at ${brand}.`,
      'The link below is good for one hour and for one use. Your password stays as it is until you have chosen another one.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${path}` },
    footer:
      'You did not ask for this? Then there is nothing to do: without the link nobody can change your password.',
  };
};
