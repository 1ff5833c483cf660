import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { testNow } from '#tests/setup/testDatabase.ts';

/** The day that the demo is loaded on. */
export const today = testNow.slice(0, 10);

/** That a booking b of an event e takes a seat. */
export const consumes =
  'booking_consumes_seat(b.booking_status, b.deleted_at, b.participant_id, b.date_expiry, e.time_zone)';

/** Every event e, with the seats s that are taken on it. */
export const seats = `centre_events e, lateral (
    select count(*) filter (where b.booking_type = 'TRAINEE') as trainees, count(*) filter (where b.booking_type = 'STAFF') as staff
    from event_bookings b where b.centre_event_id = e.id and ${consumes}) s`;

interface DemoReads {
  readonly rows: <T extends object>(text: string) => Promise<T[]>;
  readonly count: (source: string) => Promise<number>;
}

/** What the demo holds, asked in SQL. */
export function demoReads(database: () => Database): DemoReads {
  const rows = async <T extends object>(text: string): Promise<T[]> =>
    (await sql.raw<T>(text).execute(database().kysely)).rows;
  return {
    rows,
    count: async (source) =>
      Number((await rows<{ count: string }>(`select count(*) as count from ${source}`))[0]?.count),
  };
}
