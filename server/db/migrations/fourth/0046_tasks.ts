import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Long work that goes on when its page is left, row by row. A row is marked in the transaction of its work, so that it
 * is done at most once; whoever works on a task says so again and again, so that one whose worker died is taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

const tables = `
create table tasks (
  id bigint generated always as identity primary key,
  kind text not null,
  title text not null,
  subject text,
  owner_id bigint not null references users on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
  payload jsonb not null,
  result jsonb,
  message text,
  runner uuid,
  heartbeat_at timestamptz(3),
  interruptions integer not null default 0,
  cancel_asked_at timestamptz(3),
  date_created timestamptz(3) not null,
  date_started timestamptz(3),
  date_ended timestamptz(3),
  check (state <> 'RUNNING' or (runner is not null and heartbeat_at is not null)),
  check ((date_ended is null) = (state in ('WAITING', 'RUNNING')))
);
create index tasks_open on tasks (id) where state in ('WAITING', 'RUNNING');
create index tasks_of_owner on tasks (owner_id, date_created, id);
create index tasks_of_subject on tasks (subject, id);
create index tasks_ended on tasks (date_ended) where date_ended is not null;
create table task_rows (
  task_id bigint not null references tasks on delete cascade,
  position integer not null check (position >= 1),
  key text not null,
  label text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED', 'SKIPPED')),
  message text,
  result jsonb,
  primary key (task_id, position),
  unique (task_id, key)
);
`;
