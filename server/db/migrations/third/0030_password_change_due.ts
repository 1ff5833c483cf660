import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Who has a password that somebody else has written down for them, and is to choose one first (S7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, 'alter table users add column password_change_due boolean not null default false;');
}
