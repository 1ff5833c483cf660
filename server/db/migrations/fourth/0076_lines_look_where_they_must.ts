import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { countryOfEntry, waitingLine } from './0063_lines_count_what_they_need.ts';
import { heldSeats } from './0065_spend_from_its_costs.ts';

/**
 * Who waits is asked for their country only where the event is restricted or has a limit by country, and the seats that
 * are held are counted only where something depends on whether the event is full (ADR 21).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    waitingLine({
      country: `case when (select e.restrict_countries or e.max_bookings_country is not null from centre_events e where e.id = event_id)
          then ${countryOfEntry} end`,
      asked: taken,
      isFull: 'e.max_trainees is not null and (select t.seats from taken t) >= e.max_trainees',
      joined: 'join centre_events e on e.id = event_id',
    }),
  );
}

const taken = `, taken as materialized (
      select k.trainees + (${heldSeats}) as seats
      from centre_events e join centre_event_figures k on k.centre_event_id = e.id where e.id = event_id
    )`;
