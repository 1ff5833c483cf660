import type { WriteMail } from '#server/mail/WriteMail.ts';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Whoever did not do it should know. `what` is the rest of a sentence that begins with its moment. */
const secondFactorMail =
  (subject: string, what: (account: string) => string): WriteMail =>
  async ({ brand, publicUrl }, { username, name, queuedAt }) => ({
    subject,
    greeting: `Hello ${name},`,
    paragraphs: [
      `On ${clock.format(queuedAt)} UTC ${what(`your account “${username}” at ${brand}`)}`,
      'If you did this, or asked for it, there is nothing to do. If not, ask for a new password at once and tell your administrator.',
    ],
    link: { label: 'Ask for a new password', url: `${publicUrl}/account/request-password-reset` },
    footer:
      'You get this mail whenever your second factor is changed, or its recovery codes are changed or used.',
  });

export const secondFactorOnMail = secondFactorMail(
  'A second factor has been set up',
  (account) =>
    `a second factor was set up for ${account}. One from before, and its recovery codes, are no longer good.`,
);

export const secondFactorOffMail = secondFactorMail(
  'Your second factor has been turned off',
  (account) => `the second factor of ${account} was turned off: your password alone signs in.`,
);

export const secondFactorResetMail = secondFactorMail(
  'Your second factor has been taken away',
  (account) => `an administrator took away the second factor of ${account}, and all devices were signed out.`,
);

export const recoveryCodeUsedMail = secondFactorMail(
  'A recovery code has been used',
  (account) => `a recovery code of ${account} was used in place of the app. It is no longer good.`,
);

export const recoveryCodesRenewedMail = secondFactorMail(
  'Your recovery codes have been made anew',
  (account) => `recovery codes of ${account} were made anew. Those from before are no longer good.`,
);
