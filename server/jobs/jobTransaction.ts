import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { run, type Tx } from '../db/rows.ts';
import { allowLongStatements } from '../db/statementLimits.ts';
import type { Job } from './Job.ts';

/** Any number; all processes must agree on it. */
const lockKey = 5_118_270_644;

/**
 * A transaction of a job. Where another process is at its jobs, there is nothing to do and the answer is null. The
 * database takes `now` for its own, so that a day ends for a job when it ends for the rows it reads.
 */
export function jobTransaction<T>(
  database: Database,
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  return database.transaction(async (tx) => {
    await allowLongStatements(tx);
    const [lock] = await run<{ free: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${lockKey}::bigint) as free`,
    );
    if (lock?.free !== true) return null;
    await run(tx, sql`select set_config('convene.now', ${now.toISOString()}, true)`);
    return work(tx);
  });
}

/** A job that is one such transaction. */
export const jobOf =
  (work: (tx: Tx, now: Date) => Promise<number>): Job =>
  async (database, now) =>
    (await jobTransaction(database, now, (tx) => work(tx, now))) ?? 0;
