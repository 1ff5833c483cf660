import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Files that records are read from and written to. The rows of an import stand in a table from when its file is read,
 * each with what came of it: whoever works on them holds a few at a time, and goes on where somebody else stopped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

const tables = `
create table record_imports (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  type text not null,
  file_name text not null,
  file_hash text not null,
  settings jsonb not null,
  fields jsonb not null,
  columns jsonb not null,
  decimals text not null check (decimals in ('POINT', 'COMMA')),
  dates text not null check (dates in ('YMD', 'DMY', 'MDY')),
  clears boolean not null default false,
  match_field text,
  step text not null default 'READ' check (step in ('READ', 'CHECK', 'RUN')),
  task_id bigint references tasks on delete set null,
  problems_hash text,
  date_created timestamptz(3) not null
);
create index record_imports_owner on record_imports (owner_id, date_created);
create index record_imports_created on record_imports (date_created);
create table record_import_rows (
  import_id bigint not null references record_imports on delete cascade,
  position integer not null check (position >= 1),
  line integer not null,
  cells jsonb not null,
  match_key text,
  outcome text check (outcome in ('NEW', 'CHANGED', 'UNCHANGED', 'REFUSED')),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
  record_id bigint,
  problems jsonb,
  changes jsonb,
  primary key (import_id, position)
);
create index record_import_rows_outcome on record_import_rows (import_id, outcome, position);
create index record_import_rows_match on record_import_rows (import_id, match_key, position) where match_key is not null;
create table record_import_choices (
  user_id bigint not null references users on delete cascade,
  type text not null,
  choices jsonb not null,
  primary key (user_id, type)
);
create table record_exports (
  id bigint generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  owner_id bigint not null references users on delete cascade,
  asked jsonb not null,
  file_name text not null,
  rows integer not null,
  file_hash text,
  task_id bigint references tasks on delete set null,
  expires_at timestamptz(3),
  date_created timestamptz(3) not null
);
create index record_exports_created on record_exports (date_created);
`;
