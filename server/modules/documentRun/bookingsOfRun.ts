import { sql } from 'kysely';
import { and } from '#server/db/conditions.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { bookingsByName } from '../eventBooking/bookingMeasures.ts';
import { bookingsWithin } from './documentBookingScope.ts';
import { capabilitiesOf } from './documentPolicy.ts';
import { runKinds, type RunType } from './runKindPolicy.ts';

/** A booking whose document the viewer may see. */
export interface RunBooking {
  readonly id: string;
  readonly participantId: string | null;
  readonly isCancelled: boolean;
  readonly mayMake: boolean;
}

/** Bookings of an event whose documents of this kind the viewer may see, by name; of each whether they may make them. */
export async function bookingsOfRun(
  { context, viewer }: WriteSession,
  type: RunType,
  eventId: string,
): Promise<readonly RunBooking[]> {
  const { read, make } = capabilitiesOf[runKinds[type].group];
  return context.reads.list<RunBooking>(
    sql`select coalesce(json_agg(json_build_object('id', b.id::text, 'participantId', b.participant_id::text,
          'isCancelled', b.booking_status = 'CANCELLED', 'mayMake', (${bookingsWithin(make, 'b', viewer)}) is true) order by ${bookingsByName('b')}), '[]')::text from event_bookings b
        where ${and([sql`b.centre_event_id = ${eventId}::bigint`, bookingsWithin(read, 'b', viewer)])}`,
  );
}
