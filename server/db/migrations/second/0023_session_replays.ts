import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** The last generation of a session's tokens that was presented twice, and how many in a row up to it were (S7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, columns);
}

const columns = `
alter table sessions
  add column replayed_generation integer not null default 0,
  add column replays_in_a_row smallint not null default 0;
`;
