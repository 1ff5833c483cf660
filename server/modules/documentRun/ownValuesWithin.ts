import type { Viewer } from '#server/access/Viewer.ts';
import { makeReach } from './documentPolicy.ts';
import type { Impression } from './impressions.ts';
import { holderKey } from './ownValues.ts';
import type { RunType } from './runKindPolicy.ts';

/**
 * Records over which the viewer may lay values of their own. A run is everybody's (M2): who makes documents of their
 * own bookings only changes what those say, and nobody else's by way of the event.
 */
export function ownValuesWithin(
  viewer: Viewer,
  type: RunType,
  impressions: readonly Impression[],
): (record: string) => boolean {
  const within = new Set(keysOf(impressions.filter(({ subject }) => subject.whyNotMake === null)));
  const beyond = new Set(keysOf(impressions.filter(({ subject }) => subject.whyNotMake !== null)));
  const others = makeReach(viewer, type) !== 'own';
  return (record) => within.has(record) || (others && !beyond.has(record));
}

const keysOf = (impressions: readonly Impression[]): readonly string[] =>
  impressions.flatMap(({ subject: { bookingId, participantId } }) => [
    ...(bookingId === null ? [] : [holderKey({ kind: 'EVENT_BOOKING', id: bookingId })]),
    ...(participantId === null ? [] : [holderKey({ kind: 'PARTICIPANT', id: participantId })]),
  ]);
