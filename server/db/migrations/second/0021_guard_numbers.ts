import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** The guards of 0011 (K2) refuse as before, and tell the numbers that the rules tell: how many there may be, are, and wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, guards);
}

const guards = `
create or replace function guard_booking_seat() returns trigger
  language plpgsql as $$
  declare
    event record;
    maximum integer;
    others bigint;
    waiting bigint;
  begin
    if new.booking_status = 'CANCELLED' or new.deleted_at is not null then
      return new;
    end if;
    if current_setting('transaction_isolation') = 'repeatable read' then
      raise exception 'Bookings cannot be written on a snapshot.' using errcode = 'feature_not_supported';
    end if;
    select e.time_zone, e.max_trainees, e.max_staff into event
      from centre_events e where e.id = new.centre_event_id for no key update;
    if not booking_consumes_seat(new.booking_status, new.deleted_at, new.participant_id, new.date_expiry, event.time_zone) then
      return new;
    end if;
    if tg_op = 'UPDATE' and old.centre_event_id = new.centre_event_id and old.booking_type = new.booking_type
      and booking_consumes_seat(old.booking_status, old.deleted_at, old.participant_id, old.date_expiry, event.time_zone) then
      return new;
    end if;
    maximum := case new.booking_type when 'TRAINEE' then event.max_trainees else event.max_staff end;
    if maximum is null then
      return new;
    end if;
    others := seats_of(new.centre_event_id, new.booking_type, event.time_zone);
    if others >= maximum then
      select count(*) into waiting from waiting_list_entries w
        where w.centre_event_id = new.centre_event_id and waiting_entry_is_active(w.deleted_at, w.closed_at);
      raise exception 'All % seats of event % are taken.', maximum, new.centre_event_id
        using errcode = 'check_violation', table = 'event_bookings',
          constraint = case new.booking_type when 'TRAINEE' then 'event_bookings_event_full' else 'event_bookings_staff_full' end,
          detail = json_build_object('limit', maximum, 'used', others, 'waiting', waiting)::text;
    end if;
    return new;
  end $$;

create or replace function guard_event_limits() returns trigger
  language plpgsql as $$
  declare
    taken bigint;
  begin
    if new.max_trainees is distinct from old.max_trainees or new.time_zone <> old.time_zone then
      taken := seats_of(new.id, 'TRAINEE', new.time_zone);
      if taken > new.max_trainees then
        raise exception 'More trainees are booked on event % than its new maximum.', new.id
          using errcode = 'check_violation', table = 'centre_events', constraint = 'centre_events_trainees_below_booked',
            detail = json_build_object('limit', new.max_trainees, 'used', taken)::text;
      end if;
    end if;
    if new.max_staff is distinct from old.max_staff or new.time_zone <> old.time_zone then
      taken := seats_of(new.id, 'STAFF', new.time_zone);
      if taken > new.max_staff then
        raise exception 'More staff is booked on event % than its new maximum.', new.id
          using errcode = 'check_violation', table = 'centre_events', constraint = 'centre_events_staff_below_booked',
            detail = json_build_object('limit', new.max_staff, 'used', taken)::text;
      end if;
    end if;
    return new;
  end $$;
`;
