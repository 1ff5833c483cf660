import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { run } from '../db/rows.ts';
import { jobTransaction } from './jobTransaction.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Mails 30 days after they were sent or given up, and keys of password resets a day after they expired (S7). */
export async function forgetMails(database: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const forgotten = await jobTransaction(database, now, async (tx) => {
    const keys = await run(tx, sql`delete from password_resets where expires_at < ${daysAgo(1)} returning 1`);
    // Looked at first: a statement that deletes nothing would wake the sender all the same.
    const old = await run<{ id: string }>(
      tx,
      sql`select id::text from outgoing_mails where coalesce(sent_at, dropped_at) < ${daysAgo(30)}`,
    );
    if (old.length > 0)
      await run(tx, sql`delete from outgoing_mails where id = any(${old.map(({ id }) => id)}::uuid[])`);
    return keys.length + old.length;
  });
  return forgotten ?? 0;
}
