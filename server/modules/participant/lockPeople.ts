import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { isId, run, select } from '#server/db/rows.ts';
import { busy, notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { participantScope } from './participantScope.ts';

/**
 * K1: the events of these people, then who waits, then the bookings, then the people, in the order that they are named.
 * Whoever books a person holds a share of their row: once all are ours, no further event can come.
 * @throws notFound for a person who is hidden or deleted (S1), or beyond another scope that is given; busy where one was
 * booked on another event meanwhile.
 */
export async function lockPeople(
  write: Write,
  people: readonly string[],
  scope = participantScope,
): Promise<readonly Row<'participants'>[]> {
  for (const one of people) if (!isId(one)) throw notFound('Participant', one);
  const all = sql`any(${[...people]}::bigint[])`;
  const events = sql`select b.centre_event_id from event_bookings b where b.participant_id = ${all} and b.deleted_at is null
    union select w.centre_event_id from waiting_list_entries w where w.participant_id = ${all} and w.deleted_at is null`;
  const held = await run<{ id: string }>(
    write.tx,
    sql`select e.id::text from centre_events e where e.id in (${events}) order by e.id for update`,
  );
  await run(
    write.tx,
    sql`select 1 from waiting_list_entries w where w.participant_id = ${all} order by w.id for update`,
  );
  await run(
    write.tx,
    sql`select 1 from event_bookings b where ${bookingsOf('b', people)} order by b.id for update`,
  );
  const rows = await select(
    write.tx,
    'participants',
    sql`where t.id = ${all} and ${scope('t', write.viewer)} order by t.id for update of t`,
  );
  const now = await run<{ id: string }>(
    write.tx,
    sql`select e.centre_event_id::text as id from (${events}) e`,
  );
  if (now.some((event) => !held.some((each) => each.id === event.id))) throw busy();
  return people.map((one) => {
    const row = rows.find(({ id }) => id === one);
    if (row === undefined) throw notFound('Participant', one);
    return row;
  });
}
