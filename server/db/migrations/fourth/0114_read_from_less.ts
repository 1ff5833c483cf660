import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What lists ask of many rows is read from less (ADR 21). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, joinedNames + abroadOrDeleted + idsOfPeople + documentsOfEvents);

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

/** As that of last names has them: an index alone tells which people have a first name or an e-mail, and of what country. */
const idsOfPeople = `
drop index participants_first_name;
drop index participants_email_as_written;
create index participants_first_name on participants (first_name, id) include (country_id) where deleted_at is null;
create index participants_email_as_written on participants (email, id) include (country_id) where deleted_at is null;
`;

/** As the other orders of documents have it: an index alone tells who sees them. */
const documentsOfEvents = `
drop index generated_documents_of_event;
create index generated_documents_of_event on generated_documents (centre_event_id, date_created, id)
  include (run_type, kept_countries, author_id);
`;
