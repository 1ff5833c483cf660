import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { isAtHome } from './0080_figures_at_home.ts';

/**
 * A new booking is added to the figures of its event and its person; only what is changed or taken away is looked for
 * among the others (ADR 21). And an index alone tells which seats placeholders hold, of whatever event.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, upkeep + heldSeats);

/** Nothing but numbers of the locked row itself is asked, so that no other statement has to lock it first. */
const upkeep = `
create function count_new_booking() returns trigger
  language plpgsql as $$
  declare
    f booking_figures := figures_of_booking(new);
    at_home timestamptz := case when ${isAtHome('new')} then new.date_created end;
  begin
    update centre_event_figures k set
      trainees = k.trainees + f.trainees, staff = k.staff + f.staff, bookings = k.bookings + f.bookings,
      attended = k.attended + f.attended, attended_trainees = k.attended_trainees + f.attended_trainees,
      professionals = k.professionals + f.professionals,
      professional_trainees = k.professional_trainees + f.professional_trainees,
      first_booking = least(k.first_booking, new.date_created), last_booking = greatest(k.last_booking, new.date_created)
    where k.centre_event_id = new.centre_event_id;
    update participant_figures k set
      bookings = k.bookings + f.bookings, active_bookings = k.active_bookings + f.active_bookings,
      home_bookings = k.home_bookings + f.home_bookings,
      first_booking = least(k.first_booking, new.date_created), last_booking = greatest(k.last_booking, new.date_created),
      first_at_home = least(k.first_at_home, at_home), last_at_home = greatest(k.last_at_home, at_home)
    where k.participant_id = new.participant_id;
    return null;
  end $$;
drop trigger count_inserted on event_bookings;
create trigger count_inserted after insert on event_bookings for each row
  when (new.deleted_at is null) execute function count_new_booking();
create trigger count_deleted after delete on event_bookings for each row execute function count_bookings();
`;

const heldSeats = `
drop index event_bookings_expiring;
create index event_bookings_expiring on event_bookings (centre_event_id) include (date_expiry, booking_type, participant_id)
  where participant_id is null and deleted_at is null and booking_status <> 'CANCELLED';
`;
