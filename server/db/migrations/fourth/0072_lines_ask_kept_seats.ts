import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';
import { countryOfEntry, waitingLine } from './0063_lines_count_what_they_need.ts';
import { heldSeats } from './0065_spend_from_its_costs.ts';

/**
 * The line of an event asks what is kept of its seats whether it is full, as lists do (ADR 21). Its bookings are looked at
 * only where it has a limit by country or by author.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    waitingLine({
      country: countryOfEntry,
      asked: event,
      isFull: 'e.max_trainees is not null and e.taken >= e.max_trainees',
      joined: 'cross join event e',
    }),
  );
}

const event = `, event as materialized (
      select e.*, k.trainees + (${heldSeats}) as taken
      from centre_events e join centre_event_figures k on k.centre_event_id = e.id where e.id = event_id
    )`;
