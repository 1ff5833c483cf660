import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { withoutIndexes } from '../withoutIndexes.ts';
import { keepOfBooking, whatBookingKeeps } from '../third/0033_bookings_keep_what_lists_ask.ts';
import { sharesOfLines } from './0068_spend_by_line.ts';

/**
 * Bookings keep whether their person is a health-care professional: for each share of a cost the few who are none were
 * looked up (ADR 21).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, definition);
  await runStatements(db, withoutIndexes('event_bookings', keepProfessionals));
  await runStatements(db, keptShares + attendedIndex);
}

/** What each share is of those who are kept as professionals. */
export const keptShares = sharesOfLines('b.kept_is_hcp');

const definition = `
alter type booking_kept add attribute is_hcp boolean;
create or replace ${whatBookingKeeps(',\n      coalesce(person.is_hcp, false)')};
alter table event_bookings add column kept_is_hcp boolean not null default false;
create or replace ${keepOfBooking('\n    new.kept_is_hcp := kept.is_hcp;')};
`;

/** For all bookings at once. */
export const keepProfessionals = `
alter table event_bookings disable trigger user;
update event_bookings b set kept_is_hcp = true from participants p where p.id = b.participant_id and p.is_hcp;
alter table event_bookings enable trigger user;
`;

const attendedIndex = `
drop index participants_no_hcp;
drop index event_bookings_attended;
create index event_bookings_attended on event_bookings (centre_event_id, id)
  include (booking_type, participant_id, kept_person_country_id, kept_of_deleted, kept_is_hcp)
  where booking_status = 'CONFIRMED' and participant_id is not null and deleted_at is null;
`;
