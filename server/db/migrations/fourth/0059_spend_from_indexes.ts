import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * The same shares again, worked out once for each event however many of its people are asked for: who attended stands in
 * an index, seats are those that are kept (ADR 21), and a share is part of the statement instead of a call for each row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const attended = `booking_status = 'CONFIRMED' and participant_id is not null and deleted_at is null`;

const statements = `
create index event_bookings_attended on event_bookings (centre_event_id, id) include (booking_type, participant_id) where ${attended};
analyze event_bookings;

-- Not strict: what is, is called for each row. Nothing that is not known has a share all the same.
create or replace function equal_share(total bigint, people bigint, place bigint) returns bigint
  language sql immutable parallel safe
  return case when people > 0 and place between 1 and people
    then total / people + case when place <= total % people then 1 else 0 end end;

create or replace view reportable_spend as
  select b.id || '-' || cost.id as id, b.id as booking_id, b.participant_id, b.centre_event_id,
    e.country_id, e.date_start, coalesce(e.date_end, e.date_start) as date_end, cost.id as estimated_cost_id, cost.cost_category_id,
    cost.name, cost.currency, cost.line_amount, cost.people as shared_by,
    equal_share(cost.line_amount, cost.people, attended.place) as amount
  from event_bookings b
  join centre_events e on e.id = b.centre_event_id
  join participants p on p.id = b.participant_id
  -- Hangs on the event alone, so that the planner keeps what it has worked out for the last people of the event.
  join lateral (
    select array_agg(s.id order by s.booking_type = 'STAFF', s.id) as bookings,
      count(*) filter (where s.booking_type = 'TRAINEE') as trainees, count(*) as people,
      (select k.trainees from centre_event_figures k where k.centre_event_id = b.centre_event_id)
        + (select count(*) from event_bookings h join centre_events at on at.id = h.centre_event_id
          where h.centre_event_id = b.centre_event_id and h.participant_id is null and h.deleted_at is null and h.booking_status <> 'CANCELLED'
            and h.booking_type = 'TRAINEE' and h.date_expiry is not null
            and booking_consumes_seat(h.booking_status, h.deleted_at, h.participant_id, h.date_expiry, at.time_zone)) as booked,
      (select count(*) from centre_event_trainers t where t.centre_event_id = b.centre_event_id) as trainers
    from event_bookings s
    where s.centre_event_id = b.centre_event_id and ${attended.replaceAll(/\b(?=booking_status|participant_id|deleted_at)/g, 's.')}
  ) there on true
  join lateral (select array_position(there.bookings, b.id)::bigint as place offset 0) attended on true
  join lateral (
    select c.id, c.cost_category_id, c.name, c.currency, c.unit_mode,
      c.amount_inc_vat::bigint * cost_units(c.unit_mode, c.fixed_units, c.participants, c.trainers, there.booked, there.trainers) as line_amount,
      case c.unit_mode
        when 'PER_PARTICIPANT' then there.trainees
        when 'PER_PERSON' then there.trainees + there.trainers
        when 'FIXED' then there.people + there.trainers end as people
    from estimated_costs c where c.centre_event_id = b.centre_event_id offset 0
  ) cost on true
  where b.deleted_at is null and b.booking_status = 'CONFIRMED' and b.participant_id is not null and e.deleted_at is null
    and coalesce(e.date_end, e.date_start) < local_today(e.time_zone)
    and p.is_hcp and (cost.unit_mode = 'FIXED' or b.booking_type = 'TRAINEE')
    and equal_share(cost.line_amount, cost.people, attended.place) > 0;
`;
