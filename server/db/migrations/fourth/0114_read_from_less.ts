import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What lists ask of many rows is read from less (ADR 21). */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, joinedNames + abroadOrDeleted);

/** The dot that joins names (`Badge · Spring course`) folds to itself: what has no other sign needs no more than Greek does. */
const joinedNames = `
do $$
  begin
    execute replace(pg_get_functiondef('f_fold'::regproc), '[^ -~', '[^ -~\\u00b7');
  end $$;
`;

/** Beside the bookings of other countries those of the deleted: all that whoever sees an event may not see of it. */
const abroadOrDeleted = `
drop index event_bookings_abroad;
create index event_bookings_abroad on event_bookings (kept_event_country_id, kept_person_country_id)
  include (participant_id, booking_status, date_created, kept_event_restricted, centre_event_id, kept_of_deleted)
  where deleted_at is null
    and (kept_event_country_id is distinct from kept_person_country_id or kept_event_restricted or kept_of_deleted);
`;
