import { passwordChangedMail } from './auth/mails/passwordChangedMail.ts';
import { passwordResetMail } from './auth/mails/passwordResetMail.ts';
import type { MailKind } from './mail/enqueueMail.ts';
import type { WriteMail } from './mail/WriteMail.ts';
import { staleMail } from './modules/approvedDocument/index.ts';
import { seatFreeMail } from './modules/notification/index.ts';

/** Each kind of mail is written where its subject lives. */
export const mailWriters: Readonly<Record<MailKind, WriteMail>> = {
  PASSWORD_RESET: passwordResetMail,
  PASSWORD_CHANGED: passwordChangedMail,
  SEAT_FREE: seatFreeMail,
  DOCUMENT_STALE: staleMail,
};
