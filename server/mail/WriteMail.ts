import type { Database } from '../db/Database.ts';
import type { Tx } from '../db/rows.ts';
import type { MailBody } from './Mail.ts';

/** What mails are made from. */
interface MailContext {
  readonly database: Database;
  readonly now: Date;
  readonly brand: string;
  readonly publicUrl: string;
  /** Makes the keys of resets again (S7: only their hashes are stored). */
  readonly secret: string;
}

interface MailSubject {
  readonly id: string | null;
  /** Empty where it goes to nobody with an account. */
  readonly userId: string;
  readonly username: string;
  /** How the person is greeted. */
  readonly name: string;
  /** When what it tells of happened. */
  readonly queuedAt: Date;
}

/** Writes a mail; null where there is nothing to tell any more. */
export type WriteMail = (context: MailContext, subject: MailSubject) => Promise<MailBody | null>;

/** What follows for the subject of a mail that reached nobody and is not tried again, in the transaction that says so. */
export type MailGivenUp = (tx: Tx, subject: { readonly id: string; readonly now: Date }) => Promise<void>;
