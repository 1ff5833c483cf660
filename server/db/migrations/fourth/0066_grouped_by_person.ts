import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Bookings stand together by person, with what conditions ask of them and what decides who sees them: they are counted for
 * each person in that order, without a table of all people on the side and without reading the bookings (ADR 21). People
 * stand in the same order, without those who are deleted.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
drop index event_bookings_participant;
create index event_bookings_participant on event_bookings (participant_id, centre_event_id)
  include (id, author_id, date_created, date_arrival, date_departure, booking_status, booking_type,
    kept_event_country_id, kept_person_country_id, kept_event_restricted, kept_of_deleted)
  where deleted_at is null;
create index participants_listed on participants (id) include (country_id) where deleted_at is null;
`,
  );
