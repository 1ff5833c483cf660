import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Passport data becomes ciphertext (G4), forms sent twice are known again (K5), users are told of free seats (W4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, sealed('event_bookings') + sealed('waiting_list_entries') + tables);
}

/**
 * The checks are not valid yet for rows in clear and hold for every row written from now on: whoever writes one seals it
 * (sealClearPassports), and 0025 does the rest.
 */
function sealed(table: string): string {
  const columns = ['passport_number', 'passport_country_issue', 'passport_expiration_date'];
  const checks = columns.map(
    (column) =>
      `add constraint ${table}_${column}_sealed check (${column} ~ '^v[0-9]+[.][A-Za-z0-9_-]{38,}$') not valid`,
  );
  return `
alter table ${table} drop constraint ${table}_passport_country_issue_check;
alter table ${table} alter column passport_expiration_date type text using to_char(passport_expiration_date, 'YYYY-MM-DD');
alter table ${table}
  add column passport_number_hint text check (length(passport_number_hint) = 3),
  add column passport_expires_soon boolean,
  ${checks.join(',\n  ')};
`;
}

const tables = `
create index event_bookings_passports on event_bookings (centre_event_id)
  where passport_number is not null or passport_country_issue is not null or passport_expiration_date is not null;
create index waiting_list_entries_passports on waiting_list_entries (centre_event_id)
  where passport_number is not null or passport_country_issue is not null or passport_expiration_date is not null;
create index event_bookings_expiring on event_bookings (centre_event_id)
  where participant_id is null and deleted_at is null and booking_status <> 'CANCELLED';
create table idempotency_keys (
  user_id bigint not null references users,
  key uuid not null,
  operation text not null,
  payload_hash text not null,
  result_id bigint not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('SEAT_FREE')),
  centre_event_id bigint not null references centre_events,
  waiting_list_entry_id bigint not null references waiting_list_entries,
  date_created timestamptz(3) not null default now(),
  date_read timestamptz(3)
);
create index notifications_user on notifications (user_id, date_created desc, id desc);
create index notifications_entry on notifications (waiting_list_entry_id);
create unique index notifications_one_unread on notifications (waiting_list_entry_id) where date_read is null;
`;
