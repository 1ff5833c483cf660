import type { Viewer } from '#server/access/Viewer.ts';
import type { RunBooking } from './bookingsOfRun.ts';
import { makeReach } from './documentPolicy.ts';
import { holderKey } from './ownValues.ts';
import type { OpenRun } from './readRun.ts';

/**
 * Records over which the viewer may lay values of their own. A run is everybody's (M2): who makes documents of their
 * own bookings only changes what those say, and nobody else's by way of the event. It is asked of all bookings of the
 * event, so that it holds the same for one document and for all of them.
 */
export function ownValuesWithin(
  viewer: Viewer,
  { type, event, records }: Pick<OpenRun, 'type' | 'event' | 'records'>,
): (record: string) => boolean {
  const seats = records.bookings.filter(({ isCancelled }) => !isCancelled);
  const within = new Set(keysOf(seats.filter(({ mayMake }) => mayMake)));
  const beyond = new Set(keysOf(seats.filter(({ mayMake }) => !mayMake)));
  const others = makeReach(viewer, type, event) !== 'own';
  return (record) => within.has(record) || (others && !beyond.has(record));
}

const keysOf = (bookings: readonly RunBooking[]): readonly string[] =>
  bookings.flatMap(({ id, participantId }) => [
    holderKey({ kind: 'EVENT_BOOKING', id }),
    ...(participantId === null ? [] : [holderKey({ kind: 'PARTICIPANT', id: participantId })]),
  ]);
