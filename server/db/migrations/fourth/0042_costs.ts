import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * One measure of how often a cost is paid (E1), for the tab, the dashboard and what is reported; and what is reported of
 * each person (T1) as rows, so that the list, its export and the figure on a booking are one definition (S6).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}

const statements = `
create function cost_units(mode text, fixed_units integer, participants integer, trainers integer, trainees_there bigint, trainers_there bigint) returns bigint
  language sql immutable parallel safe
  return case mode
    when 'PER_PARTICIPANT' then coalesce(participants, trainees_there)
    when 'PER_TRAINER' then coalesce(trainers, trainers_there)
    when 'PER_PERSON' then coalesce(participants, trainees_there) + coalesce(trainers, trainers_there)
    else coalesce(fixed_units, 1) end;

-- Equal claims have equal remainders: what is left over goes to the first, one unit each.
create function equal_share(total bigint, people bigint, place bigint) returns bigint
  language sql immutable strict parallel safe
  return case when people > 0 and place between 1 and people
    then total / people + case when place <= total % people then 1 else 0 end end;

-- An event has one country and one first day: named here, conditions on them reach the bookings before they are counted.
create view reportable_spend as
  select attended.booking_id || '-' || cost.id as id, attended.booking_id, attended.participant_id, attended.centre_event_id,
    attended.country_id, attended.date_start, attended.date_end, cost.id as estimated_cost_id, cost.cost_category_id,
    cost.name, cost.currency, cost.line_amount, shared.people as shared_by,
    equal_share(cost.line_amount, shared.people, attended.place) as amount
  from (
    select b.id as booking_id, b.participant_id, b.centre_event_id, b.booking_type, p.is_hcp, e.country_id, e.date_start,
      coalesce(e.date_end, e.date_start) as date_end,
      row_number() over (partition by b.centre_event_id, e.country_id, e.date_start order by b.booking_type = 'STAFF', b.id) as place,
      count(*) filter (where b.booking_type = 'TRAINEE') over (partition by b.centre_event_id, e.country_id, e.date_start) as trainees,
      count(*) over (partition by b.centre_event_id, e.country_id, e.date_start) as people
    from event_bookings b
    join centre_events e on e.id = b.centre_event_id
    join participants p on p.id = b.participant_id
    where b.deleted_at is null and b.booking_status = 'CONFIRMED' and e.deleted_at is null
      and coalesce(e.date_end, e.date_start) < local_today(e.time_zone)
  ) attended
  join lateral (select count(*) as trainers from centre_event_trainers t where t.centre_event_id = attended.centre_event_id) taught on true
  join lateral (
    select count(*) as trainees from event_bookings s join centre_events e on e.id = s.centre_event_id
    where s.centre_event_id = attended.centre_event_id and s.booking_type = 'TRAINEE' and s.deleted_at is null and s.booking_status <> 'CANCELLED'
      and booking_consumes_seat(s.booking_status, s.deleted_at, s.participant_id, s.date_expiry, e.time_zone)
  ) booked on true
  join lateral (
    select c.id, c.cost_category_id, c.name, c.currency, c.unit_mode,
      c.amount_inc_vat::bigint * cost_units(c.unit_mode, c.fixed_units, c.participants, c.trainers, booked.trainees, taught.trainers) as line_amount
    from estimated_costs c where c.centre_event_id = attended.centre_event_id
  ) cost on true
  join lateral (
    select case cost.unit_mode
      when 'PER_PARTICIPANT' then attended.trainees
      when 'PER_PERSON' then attended.trainees + taught.trainers
      when 'FIXED' then attended.people + taught.trainers end as people
  ) shared on true
  where attended.is_hcp and (cost.unit_mode = 'FIXED' or attended.booking_type = 'TRAINEE')
    and equal_share(cost.line_amount, shared.people, attended.place) > 0;
comment on view reportable_spend is 'Read like a table.';

drop function reportable_spend_count(bigint, bigint, text);
`;
