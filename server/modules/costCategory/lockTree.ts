import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';

/**
 * Moves take turns: two that are harmless alone can make a cycle together. The guard of the database takes the same
 * lock, whoever writes; here it comes before the row's, so that nobody waits for each other.
 */
export async function lockTree(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtext('cost_categories'))`);
}
