import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * K2: on a snapshot, the guards of 0021 would count the seats of before. What they count for is refused in a transaction
 * that takes one; the levels are those that do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, refusals);
}

const onSnapshot = `current_setting('transaction_isolation') in ('repeatable read', 'serializable')`;

const refusals = `
create function refuse_snapshot() returns trigger
  language plpgsql as $$
  begin
    raise exception 'Seats and limits cannot be written on a snapshot.' using errcode = 'feature_not_supported';
  end $$;
create trigger guard_seat_snapshot
  before insert or update of booking_status, booking_type, centre_event_id, participant_id, date_expiry, deleted_at
  on event_bookings for each row
  when (${onSnapshot} and new.booking_status <> 'CANCELLED' and new.deleted_at is null)
  execute function refuse_snapshot();
create trigger guard_limits_snapshot before update of max_trainees, max_staff, time_zone on centre_events for each row
  when (${onSnapshot} and (new.max_trainees is distinct from old.max_trainees
    or new.max_staff is distinct from old.max_staff or new.time_zone <> old.time_zone))
  execute function refuse_snapshot();
`;
