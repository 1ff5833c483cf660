import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * Bookings by the days of their journeys. Most have none when they are made: an index of those that have a day, with
 * what decides who sees them, leads to them in either direction, and whoever books writes nothing there (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, days.map(byDay).join(''));

const days = ['arrival', 'departure', 'check_in', 'check_out'];

const byDay = (day: string): string => `
drop index if exists event_bookings_${day};
create index event_bookings_${day} on event_bookings (date_${day}, id)
  include (kept_event_country_id, kept_person_country_id, kept_event_restricted, kept_of_deleted, centre_event_id, participant_id)
  where date_${day} is not null and deleted_at is null;
`;
