import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What lists filter and sort events and people by and is counted over their bookings, in a row each (ADR 21). Whatever
 * changes a booking moves them by what it counted for and counts for now, once the row is locked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, tables + definitions + countAnew + upkeep);
}

/** Beside their records, whose other columns would have to be written and indexed anew with each booking. */
const tables = `
create table centre_event_figures (
  centre_event_id bigint primary key references centre_events on delete cascade,
  trainees integer not null default 0,
  staff integer not null default 0,
  bookings integer not null default 0,
  first_booking timestamptz(3),
  last_booking timestamptz(3)
);
create table participant_figures (
  participant_id bigint primary key references participants on delete cascade,
  bookings integer not null default 0,
  active_bookings integer not null default 0,
  first_booking timestamptz(3),
  last_booking timestamptz(3)
);
`;

/** What one booking counts for. Seats are those that no day changes: of placeholders that expire, whoever asks counts (P2). */
const definitions = `
create type booking_figures as (bookings integer, active_bookings integer, trainees integer, staff integer);
create function figures_of_booking(b event_bookings) returns booking_figures
  language sql immutable parallel safe as $$ select row(
    (b.deleted_at is null)::integer,
    (b.deleted_at is null and b.booking_status <> 'CANCELLED')::integer,
    (b.deleted_at is null and b.booking_status <> 'CANCELLED' and (b.participant_id is not null or b.date_expiry is null)
      and b.booking_type = 'TRAINEE')::integer,
    (b.deleted_at is null and b.booking_status <> 'CANCELLED' and (b.participant_id is not null or b.date_expiry is null)
      and b.booking_type = 'STAFF')::integer)::booking_figures $$;

create view counted_for_events as
  select b.centre_event_id, sum((c.f).trainees)::integer as trainees, sum((c.f).staff)::integer as staff,
    sum((c.f).bookings)::integer as bookings, min(b.date_created) as first_booking, max(b.date_created) as last_booking
  from event_bookings b cross join lateral (select figures_of_booking(b) as f offset 0) c
  where b.deleted_at is null group by b.centre_event_id;
create view counted_for_participants as
  select b.participant_id, sum((c.f).bookings)::integer as bookings, sum((c.f).active_bookings)::integer as active_bookings,
    min(b.date_created) as first_booking, max(b.date_created) as last_booking
  from event_bookings b cross join lateral (select figures_of_booking(b) as f offset 0) c
  where b.deleted_at is null and b.participant_id is not null group by b.participant_id;

create index centre_event_figures_bookings on centre_event_figures (bookings, centre_event_id);
create index centre_event_figures_first on centre_event_figures (first_booking, centre_event_id);
create index centre_event_figures_last on centre_event_figures (last_booking, centre_event_id);
create index participant_figures_bookings on participant_figures (bookings, participant_id);
create index participant_figures_active on participant_figures (active_bookings, participant_id);
create index participant_figures_first on participant_figures (first_booking, participant_id);
create index participant_figures_first_desc on participant_figures (first_booking desc nulls last, participant_id desc);
create index participant_figures_last on participant_figures (last_booking, participant_id);
create index participant_figures_last_desc on participant_figures (last_booking desc nulls last, participant_id desc);
`;

/** For all events and people at once. */
export const countAnew = `
truncate centre_event_figures, participant_figures;
insert into centre_event_figures
  select e.id, coalesce(c.trainees, 0), coalesce(c.staff, 0), coalesce(c.bookings, 0), c.first_booking, c.last_booking
  from centre_events e left join counted_for_events c on c.centre_event_id = e.id;
insert into participant_figures
  select p.id, coalesce(c.bookings, 0), coalesce(c.active_bookings, 0), c.first_booking, c.last_booking
  from participants p left join counted_for_participants c on c.participant_id = p.id;
analyze centre_event_figures, participant_figures;
`;

const upkeep = `
create function begin_figures_of_event() returns trigger
  language plpgsql as $$
  begin
    insert into centre_event_figures (centre_event_id) values (new.id);
    return null;
  end $$;
create trigger begin_figures after insert on centre_events for each row execute function begin_figures_of_event();

create function begin_figures_of_participant() returns trigger
  language plpgsql as $$
  begin
    insert into participant_figures (participant_id) values (new.id);
    return null;
  end $$;
create trigger begin_figures after insert on participants for each row execute function begin_figures_of_participant();

create function count_bookings() returns trigger
  language plpgsql as $$
  declare
    change record;
  begin
    for change in
      select c.id, sum((c.f).trainees * c.sign)::integer as trainees, sum((c.f).staff * c.sign)::integer as staff, sum((c.f).bookings * c.sign)::integer as bookings
      from (values (old.centre_event_id, figures_of_booking(old), -1), (new.centre_event_id, figures_of_booking(new), 1)) c (id, f, sign)
      where c.id is not null group by c.id order by c.id
    loop
      perform 1 from centre_event_figures k where k.centre_event_id = change.id for no key update;
      update centre_event_figures k set
        trainees = k.trainees + change.trainees, staff = k.staff + change.staff, bookings = k.bookings + change.bookings,
        first_booking = (select min(b.date_created) from event_bookings b where b.centre_event_id = change.id and b.deleted_at is null),
        last_booking = (select max(b.date_created) from event_bookings b where b.centre_event_id = change.id and b.deleted_at is null)
      where k.centre_event_id = change.id;
    end loop;
    for change in
      select c.id, sum((c.f).bookings * c.sign)::integer as bookings, sum((c.f).active_bookings * c.sign)::integer as active_bookings
      from (values (old.participant_id, figures_of_booking(old), -1), (new.participant_id, figures_of_booking(new), 1)) c (id, f, sign)
      where c.id is not null group by c.id order by c.id
    loop
      perform 1 from participant_figures k where k.participant_id = change.id for no key update;
      update participant_figures k set
        bookings = k.bookings + change.bookings, active_bookings = k.active_bookings + change.active_bookings,
        first_booking = (select min(b.date_created) from event_bookings b where b.participant_id = change.id and b.deleted_at is null),
        last_booking = (select max(b.date_created) from event_bookings b where b.participant_id = change.id and b.deleted_at is null)
      where k.participant_id = change.id;
    end loop;
    return null;
  end $$;
create trigger count_inserted after insert or delete on event_bookings for each row execute function count_bookings();
create trigger count_updated after update on event_bookings for each row
  when (row(old.booking_status, old.booking_type, old.centre_event_id, old.participant_id, old.date_expiry, old.date_created, old.deleted_at)
    is distinct from row(new.booking_status, new.booking_type, new.centre_event_id, new.participant_id, new.date_expiry, new.date_created, new.deleted_at))
  execute function count_bookings();
`;
