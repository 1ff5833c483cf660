import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** How often something was tried lately, known to all processes (S7). Keys are hashes: of whom is told nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, table);
}

const table = `
create table attempts (
  key text primary key,
  tries integer not null,
  ends_at timestamptz(3) not null
);
create index attempts_ends on attempts (ends_at);
`;
