import { sql } from '../db/sql.ts';
import { run, type Tx } from '../graphql/write/rows.ts';

export type MailKind = 'PASSWORD_RESET' | 'PASSWORD_CHANGED' | 'SEAT_FREE';

export interface QueuedMail {
  readonly kind: MailKind;
  readonly userId: string;
  /** What it is about: a reset, a notification. */
  readonly subjectId?: string;
  readonly now: Date;
}

/** Queues a mail in the transaction of what it tells of: it goes out if that is committed, and only then. */
export async function enqueueMail(tx: Tx, { kind, userId, subjectId, now }: QueuedMail): Promise<void> {
  const moment = now.toISOString();
  await run(
    tx,
    sql`insert into outgoing_mails (kind, user_id, subject_id, created_at, due_at)
        values (${kind}, ${userId}, ${subjectId ?? null}, ${moment}, ${moment})`,
  );
}
