import { sql } from 'kysely';
import { signsOnOnly } from '../signsOnOnly.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';

/** In place of the way to a new password, for whoever has none and signs on. */
export const signOnInsteadMail: WriteMail = async (context, { userId, username, name }) => {
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
