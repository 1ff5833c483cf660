import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** What the rules of bookings rest on: a placeholder's country (C6), why a booking ended (P2, B3), the waiting line (W1–W6), and the guard of the seats (K2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, columns);
  await runStatements(db, definitions);
  await runStatements(db, line);
  await runStatements(db, guard);
}

const columns = `
alter table event_bookings
  add column placeholder_country_id bigint references countries,
  add column cancel_reason text check (cancel_reason in ('EXPIRED', 'PERSON'));
update event_bookings b set placeholder_country_id = (
  select min(c.country_id) from user_countries c where c.user_id = b.author_id having count(*) = 1)
  where b.participant_id is null;
update event_bookings set cancel_reason = 'PERSON' where booking_status = 'CANCELLED';
alter table event_bookings
  add check (cancel_reason is null or booking_status = 'CANCELLED'),
  add check (placeholder_country_id is null or participant_id is null);
create index event_bookings_placeholder_country on event_bookings (placeholder_country_id);
`;

const definitions = `
create function booking_country_id(participant_id bigint, placeholder_country_id bigint) returns bigint
  language sql stable parallel safe
  return case when participant_id is null then placeholder_country_id
    else (select p.country_id from participants p where p.id = participant_id) end;

create function only_country_of(author_id bigint) returns bigint
  language sql stable parallel safe
  return (select min(c.country_id) from user_countries c where c.user_id = author_id having count(*) = 1);

create function booking_collect_missing(event_id bigint, person_id bigint, visa_required boolean, booking jsonb) returns text[]
  language sql stable parallel safe
  return (
    select collect_fields_missing(booking_collect_fields(event_id, visa_required), booking, to_jsonb(p))
    from (select 1) one left join participants p on p.id = person_id);

create or replace function reportable_spend_count(event_id bigint, person_id bigint, booking_status text) returns integer
  language sql stable parallel safe
  return (
    select count(*)::integer
    from participants p
    join centre_events e on e.id = event_id
    join estimated_costs c on c.centre_event_id = e.id
    where p.id = person_id and p.is_hcp and booking_status = 'CONFIRMED'
      and coalesce(e.date_end, e.date_start) < local_today(e.time_zone)
      and c.amount_inc_vat > 0 and c.unit_mode <> 'PER_TRAINER'
      -- So many units of nothing cost nothing (E1).
      and (c.unit_mode <> 'FIXED' or coalesce(c.fixed_units, 1) > 0));
`;

/** The line of an event in its order, who of it could take a free seat, and why the others wait: what an upgrade would be refused with. */
const line = `
create function waiting_line(event_id bigint)
  returns table (entry_id bigint, place integer, is_eligible boolean, wait_reason text, is_next boolean)
  language sql stable
  begin atomic
    with seats as (
      select booking_country_id(b.participant_id, b.placeholder_country_id) as country_id, b.author_id
      from event_bookings b join centre_events e on e.id = b.centre_event_id
      where b.centre_event_id = event_id and b.booking_type = 'TRAINEE' and b.deleted_at is null
        and booking_consumes_seat(b.booking_status, b.deleted_at, b.participant_id, b.date_expiry, e.time_zone)
    ), entries as (
      select w.id, w.priority, w.date_created,
        (row_number() over (order by w.priority desc, w.date_created, w.id))::integer as place,
        e.max_trainees is not null and (select count(*) from seats) >= e.max_trainees as full_event,
        -- Whose country nobody knows cannot be counted against a limit, so it does not pass it.
        e.max_bookings_country is not null and (c.country_id is null or e.max_bookings_country <= (
          select count(*) from seats s where s.country_id = c.country_id)) as over_country,
        e.max_bookings_user is not null and e.max_bookings_user <= (
          select count(*) from seats s where s.author_id = w.author_id) as over_user
      from waiting_list_entries w
      join centre_events e on e.id = w.centre_event_id
      cross join lateral (
        select booking_country_id(w.participant_id, only_country_of(w.author_id)) as country_id) c
      where w.centre_event_id = event_id and waiting_entry_is_active(w.deleted_at, w.closed_at)
    ), judged as (
      select n.*, not n.over_country and not n.over_user as eligible,
        min(n.place) filter (where not n.over_country and not n.over_user) over () as first_eligible
      from entries n
    )
    select j.id, j.place, j.eligible,
      case
        when j.full_event then 'EVENT_FULL'
        when j.over_country then 'COUNTRY_LIMIT'
        when j.over_user then 'USER_LIMIT'
        when j.place > j.first_eligible then 'IN_LINE'
        else 'SEAT_FREE' end,
      j.eligible and not j.full_event and j.place = j.first_eligible
    from judged j
    order by j.place;
  end;
`;

/**
 * K2: no statement overbooks, whoever sends it. The event's row is locked before the seats are counted, so that two
 * who book at once count one after the other; a snapshot from before the lock would not see the other's booking.
 */
const guard = `
create function seats_of(event_id bigint, type text, zone text) returns bigint
  language sql volatile
  return (
    select count(*) from event_bookings b
    where b.centre_event_id = event_id and b.booking_type = type and b.deleted_at is null
      and booking_consumes_seat(b.booking_status, b.deleted_at, b.participant_id, b.date_expiry, zone));

create function guard_booking_seat() returns trigger
  language plpgsql as $$
  declare
    event record;
    maximum integer;
    others bigint;
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
      raise exception 'All % seats of event % are taken.', maximum, new.centre_event_id
        using errcode = 'check_violation', table = 'event_bookings',
          constraint = case new.booking_type when 'TRAINEE' then 'event_bookings_event_full' else 'event_bookings_staff_full' end;
    end if;
    return new;
  end $$;
create trigger guard_seat_insert before insert on event_bookings
  for each row execute function guard_booking_seat();
create trigger guard_seat_update before update of booking_status, booking_type, centre_event_id, participant_id, date_expiry, deleted_at
  on event_bookings for each row execute function guard_booking_seat();

create function guard_event_limits() returns trigger
  language plpgsql as $$
  begin
    if (new.max_trainees is distinct from old.max_trainees or new.time_zone <> old.time_zone)
      and seats_of(new.id, 'TRAINEE', new.time_zone) > new.max_trainees then
      raise exception 'More trainees are booked on event % than its new maximum.', new.id
        using errcode = 'check_violation', table = 'centre_events', constraint = 'centre_events_trainees_below_booked';
    end if;
    if (new.max_staff is distinct from old.max_staff or new.time_zone <> old.time_zone)
      and seats_of(new.id, 'STAFF', new.time_zone) > new.max_staff then
      raise exception 'More staff is booked on event % than its new maximum.', new.id
        using errcode = 'check_violation', table = 'centre_events', constraint = 'centre_events_staff_below_booked';
    end if;
    return new;
  end $$;
create trigger guard_limits before update of max_trainees, max_staff, time_zone on centre_events
  for each row execute function guard_event_limits();
`;
