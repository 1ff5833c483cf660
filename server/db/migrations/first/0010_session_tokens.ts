import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * A session's refresh tokens, each of a generation (S7): those of the current one are to be used, those of the one
 * before were just rotated away, and any older one betrays that two hold the session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

const tables = `
create table session_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  generation integer not null,
  expires_at timestamptz(3) not null
);
create index session_tokens_session on session_tokens (session_id);
alter table sessions add column generation integer not null default 1;
insert into session_tokens (token_hash, session_id, generation, expires_at)
  select refresh_token_hash, id, 1, expires_at from sessions
  union all
  select previous_refresh_token_hash, id, 0, expires_at from sessions where previous_refresh_token_hash is not null;
alter table sessions drop column refresh_token_hash, drop column previous_refresh_token_hash;
`;
