import type { WriteMail } from '#server/mail/WriteMail.ts';

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
