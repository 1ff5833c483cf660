import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { run } from '../db/rows.ts';
import { jobTransaction } from './jobTransaction.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** K5: no form is sent a second time after a week. */
export async function forgetIdempotencyKeys(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const forgotten = await jobTransaction(database, now, (tx) =>
    run(tx, sql`delete from idempotency_keys where created_at < ${before} returning 1`),
  );
  return forgotten?.length ?? 0;
}
