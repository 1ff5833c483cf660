import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * The same shares as before, found by index: who attended is looked up for the event of each booking instead of counted
 * over all bookings, so that a person, an event or a period asks for the bookings it is about and no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
create or replace view reportable_spend as
  select b.id || '-' || cost.id as id, b.id as booking_id, b.participant_id, b.centre_event_id,
    e.country_id, e.date_start, coalesce(e.date_end, e.date_start) as date_end, cost.id as estimated_cost_id, cost.cost_category_id,
    cost.name, cost.currency, cost.line_amount, shared.people as shared_by,
    equal_share(cost.line_amount, shared.people, attended.place) as amount
  from event_bookings b
  join centre_events e on e.id = b.centre_event_id
  join participants p on p.id = b.participant_id
  join lateral (
    select array_agg(s.id order by s.booking_type = 'STAFF', s.id) as bookings,
      count(*) filter (where s.booking_type = 'TRAINEE') as trainees, count(*) as people
    from event_bookings s
    where s.centre_event_id = b.centre_event_id and s.participant_id is not null
      and s.deleted_at is null and s.booking_status = 'CONFIRMED'
  ) there on true
  join lateral (select array_position(there.bookings, b.id)::bigint as place) attended on true
  join lateral (select count(*) as trainers from centre_event_trainers t where t.centre_event_id = b.centre_event_id) taught on true
  join lateral (
    select count(*) as trainees from event_bookings s join centre_events at on at.id = s.centre_event_id
    where s.centre_event_id = b.centre_event_id and s.booking_type = 'TRAINEE' and s.deleted_at is null and s.booking_status <> 'CANCELLED'
      and booking_consumes_seat(s.booking_status, s.deleted_at, s.participant_id, s.date_expiry, at.time_zone)
  ) booked on true
  join lateral (
    select c.id, c.cost_category_id, c.name, c.currency, c.unit_mode,
      c.amount_inc_vat::bigint * cost_units(c.unit_mode, c.fixed_units, c.participants, c.trainers, booked.trainees, taught.trainers) as line_amount
    from estimated_costs c where c.centre_event_id = b.centre_event_id
  ) cost on true
  join lateral (
    select case cost.unit_mode
      when 'PER_PARTICIPANT' then there.trainees
      when 'PER_PERSON' then there.trainees + taught.trainers
      when 'FIXED' then there.people + taught.trainers end as people
  ) shared on true
  where b.deleted_at is null and b.booking_status = 'CONFIRMED' and e.deleted_at is null
    and coalesce(e.date_end, e.date_start) < local_today(e.time_zone)
    and p.is_hcp and (cost.unit_mode = 'FIXED' or b.booking_type = 'TRAINEE')
    and equal_share(cost.line_amount, shared.people, attended.place) > 0;
`;
