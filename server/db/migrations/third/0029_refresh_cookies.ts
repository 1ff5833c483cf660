import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A session is refreshed by two halves, one of them a cookie out of reach of the page (ADR 20). What pages have kept so
 * far must not pass for one, so everybody signs in once more when their auth token ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, halves);
}

const halves = `
delete from session_tokens;
alter table session_tokens add column is_used boolean not null default false;
alter table sessions
  drop column replayed_generation,
  drop column replays_in_a_row,
  add column page_token_hash text;
create unique index sessions_page_token on sessions (page_token_hash) where page_token_hash is not null;
`;
