import { sql } from 'kysely';
import type { CostRows } from '#tests/recompute/recomputeCosts.ts';
import type { Api } from '../startApi.ts';

type Found = Omit<CostRows, 'today'> & { readonly today: string };

/** The bare rows behind an event's costs. */
export async function costRows(api: Api, id: string): Promise<CostRows> {
  const { rows } = await sql<{ found: Found | string }>`
    select json_build_object(
      'event', json_build_object('id', e.id::text, 'base', e.costs_base_currency, 'seats', e.max_trainees),
      'today', local_today(e.time_zone),
      'bookings', (select coalesce(json_agg(json_build_object('status', b.booking_status, 'type', b.booking_type,
        'deleted', b.deleted_at is not null, 'named', b.participant_id is not null, 'expiry', b.date_expiry)), '[]')
        from event_bookings b where b.centre_event_id = e.id),
      'trainers', (select count(*) from centre_event_trainers t where t.centre_event_id = e.id),
      'costs', (select coalesce(json_agg(json_build_object('id', c.id::text, 'mode', c.unit_mode, 'fixed', c.fixed_units,
        'participants', c.participants, 'trainers', c.trainers, 'exc', c.amount_exc_vat, 'inc', c.amount_inc_vat,
        'currency', c.currency) order by c.id), '[]') from estimated_costs c where c.centre_event_id = e.id),
      'rates', (select json_agg(json_build_object('base', s.base, 'target', r.target, 'rate', r.rate::text))
        from exchange_rates r join exchange_rate_sets s on s.id = r.set_id where s.in_force)
    ) as found from centre_events e where e.id = ${id}`.execute(api.app.database.kysely);
  const found = rows[0]?.found;
  if (found === undefined) throw new Error(`There is no event ${id}.`);
  return typeof found === 'string' ? (JSON.parse(found) as Found) : found;
}

export const totalsQuery = `query ($id: ID!) { centreEvent(id: $id) { costTotals { currency trainees trainers seats
  booked { excVat incVat excVatPerHead incVatPerHead } atCapacity { excVat incVat excVatPerHead incVatPerHead }
  rates { currency rate lastUpdated }
  lines { id booked { units excVat incVat convertedExcVat convertedIncVat } atCapacity { units excVat incVat convertedExcVat convertedIncVat } } } } }`;

/** Ids of events with a condition, which is written here and nowhere given. */
export async function eventsWith(api: Api, condition: string, limit = 1): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select e.id::text as id from centre_events e
    where e.deleted_at is null and (${sql.raw(condition)}) order by e.id limit ${limit}`.execute(
    api.app.database.kysely,
  );
  return rows.map(({ id }) => id);
}
