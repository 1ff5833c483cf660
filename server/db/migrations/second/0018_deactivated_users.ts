import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** An account that is no longer used stays, for what its user has done, but nobody signs in with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, 'alter table users add column deactivated_at timestamptz;');
}
