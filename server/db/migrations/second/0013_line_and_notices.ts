import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/** The waiting line counts each country's and each author's seats once, not once an entry; a notice knows until when it held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, line);
  await runStatements(db, notices);
}

/** The line of an event in its order, who of it could take a free seat, and why the others wait: what an upgrade would be refused with. */
const line = `
create or replace function waiting_line(event_id bigint)
  returns table (entry_id bigint, place integer, is_eligible boolean, wait_reason text, is_next boolean)
  language sql stable
  begin atomic
    with seats as materialized (
      select booking_country_id(b.participant_id, b.placeholder_country_id) as country_id, b.author_id
      from event_bookings b join centre_events e on e.id = b.centre_event_id
      where b.centre_event_id = event_id and b.booking_type = 'TRAINEE' and b.deleted_at is null
        and booking_consumes_seat(b.booking_status, b.deleted_at, b.participant_id, b.date_expiry, e.time_zone)
    ), countries as materialized (
      select s.country_id, count(*) as used from seats s where s.country_id is not null group by s.country_id
    ), authors as materialized (
      select s.author_id, count(*) as used from seats s group by s.author_id
    ), waiting as materialized (
      select w.id, w.priority, w.date_created, w.author_id,
        booking_country_id(w.participant_id, only_country_of(w.author_id)) as country_id
      from waiting_list_entries w
      where w.centre_event_id = event_id and w.deleted_at is null and w.closed_at is null
    ), entries as (
      select w.id,
        (row_number() over (order by w.priority desc, w.date_created, w.id))::integer as place,
        e.max_trainees is not null and (select count(*) from seats) >= e.max_trainees as full_event,
        -- Whose country nobody knows cannot be counted against a limit, so it does not pass it.
        e.max_bookings_country is not null
          and (w.country_id is null or coalesce(c.used, 0) >= e.max_bookings_country) as over_country,
        e.max_bookings_user is not null and coalesce(a.used, 0) >= e.max_bookings_user as over_user
      from waiting w
      join centre_events e on e.id = event_id
      left join countries c on c.country_id = w.country_id
      left join authors a on a.author_id = w.author_id
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

/** W4: until the entry's turn is over, its author has been told; when it comes again, they are told again. */
const notices = `
alter table notifications add column date_gone timestamptz(3);
create index notifications_holding on notifications (centre_event_id) where date_gone is null;
`;
