import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * The line of an event counts its seats by country or by author only where the event has a limit of these: the country of
 * each seat is looked up, which took most of the time (ADR 21).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, lineOfBookings());
}

interface LineParts {
  /** Of an entry `w`; needed only where the event is restricted or has a limit by country. */
  readonly country: string;
  /** What is asked of the event before its entries are. */
  readonly asked: string;
  readonly isFull: string;
  /** The event as `e`. */
  readonly joined: string;
}

export const countryOfEntry = 'booking_country_id(w.participant_id, only_country_of(w.author_id))';

const counted: LineParts = {
  country: countryOfEntry,
  asked: '',
  isFull: 'e.max_trainees is not null and (select count(*) from seats) >= e.max_trainees',
  joined: 'join centre_events e on e.id = event_id',
};

/** What later ways to work a line out are held to. */
export const lineOfBookings = (): string => waitingLine(counted);

/** The one definition of a line. */
export const waitingLine = ({ country, asked, isFull, joined }: LineParts): string => `
create or replace function waiting_line(event_id bigint)
  returns table (entry_id bigint, place integer, is_eligible boolean, wait_reason text, is_next boolean)
  language sql stable
  begin atomic
    with seats as materialized (
      select b.participant_id, b.placeholder_country_id, b.author_id
      from event_bookings b join centre_events e on e.id = b.centre_event_id
      where b.centre_event_id = event_id and b.booking_type = 'TRAINEE' and b.deleted_at is null
        and booking_consumes_seat(b.booking_status, b.deleted_at, b.participant_id, b.date_expiry, e.time_zone)
    ), countries as materialized (
      select c.country_id, count(*) as used
      from seats s cross join lateral (select booking_country_id(s.participant_id, s.placeholder_country_id) as country_id offset 0) c
      where c.country_id is not null and (select e.max_bookings_country is not null from centre_events e where e.id = event_id)
      group by c.country_id
    ), authors as materialized (
      select s.author_id, count(*) as used from seats s
      where (select e.max_bookings_user is not null from centre_events e where e.id = event_id) group by s.author_id
    ), allowed as materialized (
      select a.country_id from centre_event_allowed_countries a where a.centre_event_id = event_id
    ), waiting as materialized (
      select w.id, w.priority, w.date_created, w.author_id, w.participant_id,
        ${country} as country_id
      from waiting_list_entries w
      where w.centre_event_id = event_id and w.deleted_at is null and w.closed_at is null
    )${asked}, entries as (
      select w.id,
        (row_number() over (order by w.priority desc, w.date_created, w.id))::integer as place,
        ${isFull} as full_event,
        e.restrict_countries and exists (select 1 from allowed) and (w.country_id is null
          or not exists (select 1 from allowed l where l.country_id = w.country_id)) as not_allowed,
        w.country_id is null as no_country,
        w.country_id is null and (e.max_bookings_country is not null or w.participant_id is null
          and (select count(*) from user_countries u where u.user_id = w.author_id) > 1) as country_asked,
        e.max_bookings_country is not null and coalesce(c.used, 0) >= e.max_bookings_country as over_country,
        e.max_bookings_user is not null and coalesce(a.used, 0) >= e.max_bookings_user as over_user
      from waiting w
      ${joined}
      left join countries c on c.country_id = w.country_id
      left join authors a on a.author_id = w.author_id
    ), marked as (
      select n.*, not n.not_allowed and not n.country_asked and not n.over_country and not n.over_user as eligible
      from entries n
    ), judged as (
      select m.*, min(m.place) filter (where m.eligible) over () as first_eligible from marked m
    )
    select j.id, j.place, j.eligible,
      case
        when j.not_allowed then case when j.no_country then 'COUNTRY_REQUIRED' else 'COUNTRY_NOT_ALLOWED' end
        when j.full_event then 'EVENT_FULL'
        when j.country_asked then 'COUNTRY_REQUIRED'
        when j.over_country then 'COUNTRY_LIMIT'
        when j.over_user then 'USER_LIMIT'
        when j.place > j.first_eligible then 'IN_LINE'
        else 'SEAT_FREE' end,
      j.eligible and not j.full_event and j.place = j.first_eligible
    from judged j
    order by j.place;
  end;
`;
