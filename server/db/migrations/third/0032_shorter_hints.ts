import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** Everybody reads two characters of a passport's number at most; the records themselves have not changed by that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, shorten);
}

const shorten = `
alter table event_bookings drop constraint event_bookings_passport_number_hint_check;
alter table waiting_list_entries drop constraint waiting_list_entries_passport_number_hint_check;
alter table event_bookings disable trigger user;
alter table waiting_list_entries disable trigger user;
update event_bookings set passport_number_hint = right(passport_number_hint, 2)
  where passport_number_hint is not null;
update waiting_list_entries set passport_number_hint = right(passport_number_hint, 2)
  where passport_number_hint is not null;
alter table event_bookings enable trigger user;
alter table waiting_list_entries enable trigger user;
alter table event_bookings add check (length(passport_number_hint) <= 2);
alter table waiting_list_entries add check (length(passport_number_hint) <= 2);
`;
