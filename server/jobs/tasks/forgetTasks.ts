import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { run } from '#server/db/rows.ts';
import { jobTransaction } from '../jobTransaction.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Tasks that ended 30 days ago; what they made stays. */
export async function forgetTasks(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const forgotten = await jobTransaction(database, now, (tx) =>
    run(tx, sql`delete from tasks where date_ended < ${before} returning 1`),
  );
  return forgotten?.length ?? 0;
}
