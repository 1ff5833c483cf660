import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Codes of an app besides the password, codes for whoever has lost it, and what is half done with them. Sessions say
 * whether they began with more than a password; of those from before nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

const sealed = `check (secret ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$')`;

const tables = `
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret text not null ${sealed},
  since timestamptz(3) not null,
  last_step bigint not null
);
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
create table second_factor_challenges (
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  secret text ${sealed},
  expires_at timestamptz(3) not null
);
create index second_factor_challenges_user on second_factor_challenges (user_id);
create index second_factor_challenges_session on second_factor_challenges (session_id);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);
alter table sessions add column is_strong boolean not null default false;
`;
