import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Keys to choose a new password with (S7), and mails that wait to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables);
}

/** A mail says what it is about and not what it reads: it is written when it is sent, so that no key lies here in clear. */
const tables = `
create table password_resets (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  key_hash text not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_resets_user on password_resets (user_id);
create table outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SEAT_FREE')),
  user_id bigint not null references users on delete cascade,
  subject_id text,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  sent_at timestamptz(3),
  dropped_at timestamptz(3),
  last_error text
);
create index outgoing_mails_due on outgoing_mails (due_at) where sent_at is null and dropped_at is null;
`;
