import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Bookings of a manager's countries are counted by their status and by whether their details are complete, and grouped
 * by person or event, without reading the table (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
drop index event_bookings_countries;
create index event_bookings_countries on event_bookings (kept_event_country_id, kept_person_country_id, date_created, id)
  include (kept_event_restricted, kept_of_deleted, centre_event_id, participant_id, booking_status, kept_collect_status)
  where deleted_at is null;
`,
  );
