import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { run } from '../db/rows.ts';
import { jobTransaction } from './jobTransaction.ts';

/** S7: tries that no longer count. */
export async function forgetAttempts(database: Database, now: Date): Promise<number> {
  const forgotten = await jobTransaction(database, now, (tx) =>
    run(tx, sql`delete from attempts where ends_at <= ${now.toISOString()} returning 1`),
  );
  return forgotten?.length ?? 0;
}
