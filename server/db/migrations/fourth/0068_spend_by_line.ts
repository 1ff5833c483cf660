import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What a cost comes to and who shares it stands by itself, and shares are made of it: a list that is sorted by what all
 * shares of a cost have in common finds the costs first (ADR 21). Costs and events stand in the orders of that list.
 */
export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, lines + shares + orders);

/** As the index of who attended says it. */
const attended = (booking: string) =>
  `${booking}.booking_status = 'CONFIRMED' and ${booking}.participant_id is not null and ${booking}.deleted_at is null`;

const lines = `
create view reportable_lines as
  select c.id, c.centre_event_id, e.country_id, e.date_start, coalesce(e.date_end, e.date_start) as date_end,
    e.restrict_countries, c.cost_category_id, c.name, c.currency, c.unit_mode, line.amount, line.people, in_order.bookings
  from centre_events e
  -- Not there where nobody asks for the share; first, so that it is worked out once for an event.
  left join lateral (
    select array_agg(s.id order by s.booking_type = 'STAFF', s.id) as bookings
    from event_bookings s where s.centre_event_id = e.id and ${attended('s')}
  ) in_order on true
  join centre_event_figures k on k.centre_event_id = e.id
  join estimated_costs c on c.centre_event_id = e.id
  join lateral (select count(*) as trainers from centre_event_trainers t where t.centre_event_id = e.id) taught on true
  join lateral (
    select count(*) as seats from event_bookings h
    where h.centre_event_id = e.id and h.participant_id is null and h.deleted_at is null and h.booking_status <> 'CANCELLED'
      and h.booking_type = 'TRAINEE' and h.date_expiry is not null
      and booking_consumes_seat(h.booking_status, h.deleted_at, h.participant_id, h.date_expiry, e.time_zone)
  ) held on true
  -- Worked out once for a cost: what is not kept apart is worked out for each of its people.
  join lateral (
    select c.amount_inc_vat::bigint
        * cost_units(c.unit_mode, c.fixed_units, c.participants, c.trainers, k.trainees + held.seats, taught.trainers) as amount,
      case c.unit_mode
        when 'PER_PARTICIPANT' then k.attended_trainees
        when 'PER_PERSON' then k.attended_trainees + taught.trainers
        when 'FIXED' then k.attended + taught.trainers end as people
    offset 0
  ) line on true
  where e.deleted_at is null and coalesce(e.date_end, e.date_start) < local_today(e.time_zone) and line.people > 0;
`;

const shares = `
create or replace view reportable_spend as
  select b.id || '-' || l.id as id, b.id as booking_id, b.participant_id, b.centre_event_id,
    l.country_id, l.date_start, l.date_end, l.id as estimated_cost_id, l.cost_category_id,
    l.name, l.currency, l.amount as line_amount, l.people as shared_by,
    equal_share(l.amount, l.people, array_position(l.bookings, b.id)::bigint) as amount,
    b.author_id, b.deleted_at, l.country_id as kept_event_country_id, l.restrict_countries as kept_event_restricted,
    b.kept_person_country_id, b.kept_of_deleted
  from reportable_lines l
  join event_bookings b on b.centre_event_id = l.centre_event_id
  where ${attended('b')} and (l.unit_mode = 'FIXED' or b.booking_type = 'TRAINEE')
    and not exists (select 1 from participants p where p.id = b.participant_id and not p.is_hcp)
    -- Whose place it is tells only where there are fewer units than people.
    and (l.amount >= l.people
      or (select count(*) from event_bookings s where s.centre_event_id = b.centre_event_id and ${attended('s')}
        and (s.booking_type = 'STAFF', s.id) <= (b.booking_type = 'STAFF', b.id)) <= l.amount);
`;

const orders = `
create index estimated_costs_name on estimated_costs (name, id);
create index estimated_costs_currency on estimated_costs (currency, id);
create index centre_events_end on centre_events ((coalesce(date_end, date_start)));
`;
