import { sql } from 'kysely';
import { resetKey } from '../resetKeys.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { signOnInsteadMail } from './signOnInsteadMail.ts';

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
