import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * The same shares, found from the costs of events: what is asked of a cost is asked once for it, not for each of its
 * people, and what nobody asks for is not worked out. How many attended is kept beside the seats (ADR 21), who sees a
 * booking reads it off the share, and of those who attend the few are looked up who are no health-care professionals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, figures + figureDefinitions({}) + countAttended + figureUpkeep({}) + shares);
}

/** As the index of who attended says it. */
export const attended = (booking: string) =>
  `${booking}.booking_status = 'CONFIRMED' and ${booking}.participant_id is not null and ${booking}.deleted_at is null`;

const figures = `
alter table centre_event_figures add attended integer not null default 0, add attended_trainees integer not null default 0;
alter type booking_figures add attribute attended integer, add attribute attended_trainees integer;
`;

/** What of a booking `b` an event counts, by the name of the figure. */
type CountedOfEvents = Readonly<Record<string, string>>;

const each = (more: CountedOfEvents, spell: (figure: string, holds: string) => string): string =>
  Object.entries(more)
    .map(([figure, holds]) => spell(figure, holds))
    .join('');

/**
 * The one definition of what is kept of bookings for events and people, of `more` for events, and what follows. It is kept
 * as text: a body that Postgres has taken apart holds on to the type of its row, and 18.7 adds no column to that table.
 */
export const figuresOfBooking = (more: CountedOfEvents, then = ''): string => `
create or replace function figures_of_booking(b event_bookings) returns booking_figures
  language sql immutable parallel safe as $$ select row(
    (b.deleted_at is null)::integer,
    (b.deleted_at is null and b.booking_status <> 'CANCELLED')::integer,
    (b.deleted_at is null and b.booking_status <> 'CANCELLED' and (b.participant_id is not null or b.date_expiry is null)
      and b.booking_type = 'TRAINEE')::integer,
    (b.deleted_at is null and b.booking_status <> 'CANCELLED' and (b.participant_id is not null or b.date_expiry is null)
      and b.booking_type = 'STAFF')::integer,
    (${attended('b')})::integer,
    (${attended('b')} and b.booking_type = 'TRAINEE')::integer${each(more, (_, holds) => `,\n    (${holds})::integer`)}${then})::booking_figures $$;
`;

/** With the views of all rows anew. */
export const figureDefinitions = (
  more: CountedOfEvents,
  then = '',
): string => `${figuresOfBooking(more, then)}
create or replace view counted_for_events as
  select b.centre_event_id, sum((c.f).trainees)::integer as trainees, sum((c.f).staff)::integer as staff,
    sum((c.f).bookings)::integer as bookings, min(b.date_created) as first_booking, max(b.date_created) as last_booking,
    sum((c.f).attended)::integer as attended, sum((c.f).attended_trainees)::integer as attended_trainees${each(more, (figure) => `,\n    sum((c.f).${figure})::integer as ${figure}`)}
  from event_bookings b cross join lateral (select figures_of_booking(b) as f offset 0) c
  where b.deleted_at is null group by b.centre_event_id;
`;

/** For all events at once, where their other figures are known. */
export const countAttended = `
update centre_event_figures k set attended = c.attended, attended_trainees = c.attended_trainees
  from counted_for_events c where c.centre_event_id = k.centre_event_id;
`;

/** What a change of a booking moves for people, but for the days. */
interface CountedOfPeople {
  readonly figures: readonly string[];
  /** Sets the days, of the person `change.id`. */
  readonly days: string;
}

const peoples: CountedOfPeople = {
  figures: ['bookings', 'active_bookings'],
  days: `
        first_booking = (select min(b.date_created) from event_bookings b where b.participant_id = change.id and b.deleted_at is null),
        last_booking = (select max(b.date_created) from event_bookings b where b.participant_id = change.id and b.deleted_at is null)`,
};

/** Whatever changes a booking moves them, once their row is locked; no event's where nothing of it can have moved. */
export const figureUpkeep = (more: CountedOfEvents, people = peoples, movesEvent = 'true'): string => `
create or replace function count_bookings() returns trigger
  language plpgsql as $$
  declare
    change record;
  begin
    for change in
      select c.id, sum((c.f).trainees * c.sign)::integer as trainees, sum((c.f).staff * c.sign)::integer as staff,
        sum((c.f).bookings * c.sign)::integer as bookings, sum((c.f).attended * c.sign)::integer as attended,
        sum((c.f).attended_trainees * c.sign)::integer as attended_trainees${each(more, (figure) => `,\n        sum((c.f).${figure} * c.sign)::integer as ${figure}`)}
      from (values (old.centre_event_id, figures_of_booking(old), -1), (new.centre_event_id, figures_of_booking(new), 1)) c (id, f, sign)
      where c.id is not null and (${movesEvent}) group by c.id order by c.id
    loop
      perform 1 from centre_event_figures k where k.centre_event_id = change.id for no key update;
      update centre_event_figures k set
        trainees = k.trainees + change.trainees, staff = k.staff + change.staff, bookings = k.bookings + change.bookings,
        attended = k.attended + change.attended, attended_trainees = k.attended_trainees + change.attended_trainees,${each(more, (figure) => `\n        ${figure} = k.${figure} + change.${figure},`)}
        first_booking = (select min(b.date_created) from event_bookings b where b.centre_event_id = change.id and b.deleted_at is null),
        last_booking = (select max(b.date_created) from event_bookings b where b.centre_event_id = change.id and b.deleted_at is null)
      where k.centre_event_id = change.id;
    end loop;
    for change in
      select c.id, ${people.figures.map((figure) => `sum((c.f).${figure} * c.sign)::integer as ${figure}`).join(', ')}
      from (values (old.participant_id, figures_of_booking(old), -1), (new.participant_id, figures_of_booking(new), 1)) c (id, f, sign)
      where c.id is not null group by c.id order by c.id
    loop
      perform 1 from participant_figures k where k.participant_id = change.id for no key update;
      update participant_figures k set
        ${people.figures.map((figure) => `${figure} = k.${figure} + change.${figure}`).join(', ')},${people.days}
      where k.participant_id = change.id;
    end loop;
    return null;
  end $$;
`;

/** How many seats of an event `e` are held by placeholders whose day has not come: no trigger sees it come. */
export const heldSeats = `
    select count(*) as seats from event_bookings h
    where h.centre_event_id = e.id and h.participant_id is null and h.deleted_at is null and h.booking_status <> 'CANCELLED'
      and h.booking_type = 'TRAINEE' and h.date_expiry is not null
      and booking_consumes_seat(h.booking_status, h.deleted_at, h.participant_id, h.date_expiry, e.time_zone)
  `;

/** How many teach at an event `e`, whose figures are `k`. */
interface Trainers {
  readonly of: string;
  readonly join: string;
}

const countedTrainers: Trainers = {
  of: 'taught.trainers',
  join: `
  join lateral (select count(*) as trainers from centre_event_trainers t where t.centre_event_id = e.id) taught on true`,
};

/** Of an event `e` that has costs `c`: who attended in the order of shares, and what each cost comes to. */
export const lineOfCost = (trainers = countedTrainers, held = heldSeats): string => `
  -- Not there where nobody asks for the share; first, so that it is worked out once for an event.
  left join lateral (
    select array_agg(s.id order by s.booking_type = 'STAFF', s.id) as bookings
    from event_bookings s where s.centre_event_id = e.id and ${attended('s')}
  ) in_order on true
  join centre_event_figures k on k.centre_event_id = e.id
  join estimated_costs c on c.centre_event_id = e.id${trainers.join}
  join lateral (${held}) held on true
  -- Worked out once for a cost: what is not kept apart is worked out for each of its people.
  join lateral (
    select c.amount_inc_vat::bigint
        * cost_units(c.unit_mode, c.fixed_units, c.participants, c.trainers, k.trainees + held.seats, ${trainers.of}) as amount,
      case c.unit_mode
        when 'PER_PARTICIPANT' then k.attended_trainees
        when 'PER_PERSON' then k.attended_trainees + ${trainers.of}
        when 'FIXED' then k.attended + ${trainers.of} end as people
    offset 0
  ) line on true`;

const shares = `
drop index event_bookings_attended;
create index event_bookings_attended on event_bookings (centre_event_id, id)
  include (booking_type, participant_id, kept_person_country_id, kept_of_deleted)
  where booking_status = 'CONFIRMED' and participant_id is not null and deleted_at is null;
create index participants_no_hcp on participants (id) where not is_hcp;
analyze participants, centre_event_figures;

create or replace view reportable_spend as
  select b.id || '-' || c.id as id, b.id as booking_id, b.participant_id, b.centre_event_id,
    e.country_id, e.date_start, coalesce(e.date_end, e.date_start) as date_end, c.id as estimated_cost_id, c.cost_category_id,
    c.name, c.currency, line.amount as line_amount, line.people as shared_by,
    equal_share(line.amount, line.people, array_position(in_order.bookings, b.id)::bigint) as amount,
    b.author_id, b.deleted_at, e.country_id as kept_event_country_id, e.restrict_countries as kept_event_restricted,
    b.kept_person_country_id, b.kept_of_deleted
  from centre_events e${lineOfCost()}
  join event_bookings b on b.centre_event_id = e.id
  where e.deleted_at is null and coalesce(e.date_end, e.date_start) < local_today(e.time_zone)
    and ${attended('b')} and (c.unit_mode = 'FIXED' or b.booking_type = 'TRAINEE')
    and not exists (select 1 from participants p where p.id = b.participant_id and not p.is_hcp)
    and line.people > 0
    -- Whose place it is tells only where there are fewer units than people.
    and (line.amount >= line.people
      or (select count(*) from event_bookings s where s.centre_event_id = b.centre_event_id and ${attended('s')}
        and (s.booking_type = 'STAFF', s.id) <= (b.booking_type = 'STAFF', b.id)) <= line.amount);
`;
