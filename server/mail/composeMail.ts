import type { Database } from '../db/Database.ts';
import type { MailBody } from './Mail.ts';
import type { MailKind } from './enqueueMail.ts';
import { passwordChangedMail } from './kinds/passwordChangedMail.ts';
import { passwordResetMail } from './kinds/passwordResetMail.ts';
import { seatFreeMail } from './kinds/seatFreeMail.ts';

/** What mails are made from. */
export interface MailContext {
  readonly database: Database;
  readonly now: Date;
  readonly brand: string;
  readonly publicUrl: string;
  /** Makes the keys of resets again (S7: only their hashes are stored). */
  readonly secret: string;
}

export interface MailSubject {
  readonly id: string | null;
  readonly userId: string;
  readonly username: string;
  /** How the person is greeted. */
  readonly name: string;
}

/** Writes a mail; null where there is nothing to tell any more. */
export type WriteMail = (context: MailContext, subject: MailSubject) => Promise<MailBody | null>;

const writers: Readonly<Record<MailKind, WriteMail>> = {
  PASSWORD_RESET: passwordResetMail,
  PASSWORD_CHANGED: passwordChangedMail,
  SEAT_FREE: seatFreeMail,
};

export const composeMail = (
  kind: MailKind,
  context: MailContext,
  subject: MailSubject,
): Promise<MailBody | null> => writers[kind](context, subject);
