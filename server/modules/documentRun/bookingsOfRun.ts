import { sql } from 'kysely';
import { and } from '#server/db/conditions.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { bookingsByName } from '../eventBooking/bookingMeasures.ts';
import { bookingsWithin } from './documentBookingScope.ts';
import { capabilitiesOf } from './documentPolicy.ts';
import { runKinds, type RunType } from './runKindPolicy.ts';

/** Bookings of an event whose documents of this kind the viewer may see, by name; of each whether they may make them. */
export async function bookingsOfRun(
  { context, viewer }: WriteSession,
  type: RunType,
  eventId: string,
): Promise<ReadonlyMap<string, boolean>> {
  const { read, make } = capabilitiesOf[runKinds[type].group];
  const text = await context.reads.json(
    sql`select coalesce(json_agg(json_build_array(b.id::text, ${bookingsWithin(make, 'b', viewer)}) order by ${bookingsByName('b')}), '[]')::text from event_bookings b
        where ${and([sql`b.centre_event_id = ${eventId}::bigint`, bookingsWithin(read, 'b', viewer)])}`,
  );
  return new Map(JSON.parse(text ?? '[]') as readonly (readonly [string, boolean])[]);
}
