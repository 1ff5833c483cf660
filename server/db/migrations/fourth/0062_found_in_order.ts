import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What was deleted is listed like all else, by when it was made; and the planner knows how many events a part of a name
 * has, on which hangs whether their bookings are looked up or met in the order of a list (ADR 21).
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);

const statements = `
drop index event_bookings_deleted;
create index event_bookings_deleted on event_bookings (date_created, id) where deleted_at is not null;
create statistics centre_events_name_pattern on (f_search(name)) from centre_events;
alter statistics centre_events_name_pattern set statistics 1000;
analyze centre_events;
`;
