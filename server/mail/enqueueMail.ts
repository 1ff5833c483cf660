import { sql } from 'kysely';
import type { Row } from '../db/Row.ts';
import { run, type Tx } from '../db/rows.ts';

export type MailKind = Row<'outgoing_mails'>['kind'];

interface QueuedMail {
  readonly kind: MailKind;
  readonly userId: string;
  /** What it is about: a reset, a notification. */
  readonly subjectId?: string;
  readonly now: Date;
}

/**
 * Queues a mail in the transaction of what it tells of: it goes out if that is committed, and only then. Nobody writes
 * to the owner of a deactivated account.
 */
export async function enqueueMail(tx: Tx, { kind, userId, subjectId, now }: QueuedMail): Promise<void> {
  const moment = now.toISOString();
  await run(
    tx,
    sql`insert into outgoing_mails (kind, user_id, subject_id, created_at, due_at)
        select ${kind}, id, ${subjectId ?? null}, ${moment}::timestamptz, ${moment}::timestamptz
        from users where id = ${userId} and deactivated_at is null`,
  );
}

/** The same for a document on its way to somebody without an account; what is sent where stands with the subject. */
export async function enqueueDocumentMail(
  tx: Tx,
  { subjectId, now }: Pick<QueuedMail, 'now'> & { readonly subjectId: string },
): Promise<void> {
  const moment = now.toISOString();
  await run(
    tx,
    sql`insert into outgoing_mails (kind, subject_id, created_at, due_at) values ('DOCUMENT', ${subjectId}, ${moment}::timestamptz, ${moment}::timestamptz)`,
  );
}
