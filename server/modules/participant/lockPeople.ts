import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { isId, run, select } from '#server/db/rows.ts';
import { notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { lockEventsOfPeople, refuseFurtherEvents } from './lockEventsOfPeople.ts';
import { participantScope } from './participantScope.ts';

/**
 * K1: the events of these people, then who waits, then the bookings, then the people, in the order that they are named.
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
  const held = await lockEventsOfPeople(write, people);
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
  await refuseFurtherEvents(write, people, held);
  return people.map((one) => {
    const row = rows.find(({ id }) => id === one);
    if (row === undefined) throw notFound('Participant', one);
    return row;
  });
}
