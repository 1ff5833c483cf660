import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { selectIds } from '#server/db/rows.ts';
import { busy } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';

/**
 * Where these people have a booking or an entry: on events that are over as well, which count who attended, by country, and
 * deleted ones too, which keep up with the person and may come back.
 */
const eventsOfPeople = (people: readonly string[]): Sql => {
  const all = sql`any(${[...people]}::bigint[])`;
  return sql`select b.centre_event_id as id from event_bookings b where ${bookingsOf('b', people)}
    union select w.centre_event_id from waiting_list_entries w where w.participant_id = ${all}`;
};

/** K1: in the order of their ids, as everybody does. Answers those that are held. */
export const lockEventsOfPeople = ({ tx }: Write, people: readonly string[]): Promise<readonly string[]> =>
  selectIds(
    tx,
    sql`select e.id::text from centre_events e where e.id in (${eventsOfPeople(people)}) order by e.id for update`,
  );

/**
 * Whoever books a person holds a share of their row: once all are ours, no further event can come.
 * @throws busy where one was booked on another event before that.
 */
export async function refuseFurtherEvents(
  { tx }: Write,
  people: readonly string[],
  held: readonly string[],
): Promise<void> {
  const now = await selectIds(tx, sql`select e.id::text from (${eventsOfPeople(people)}) e`);
  if (now.some((id) => !held.includes(id))) throw busy();
}
