import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * People are booked for events of their own country. Taken for independent of each other, the two countries let a manager
 * see less than half of what they do, and all of it was sorted for a page that an index leads to (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
create statistics event_bookings_countries_both (mcv) on kept_event_country_id, kept_person_country_id from event_bookings;
alter statistics event_bookings_countries_both set statistics 1000;
analyze event_bookings;
`,
  );
