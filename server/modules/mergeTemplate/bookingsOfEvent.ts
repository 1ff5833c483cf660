import { sql } from 'kysely';
import { and } from '#server/db/conditions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { limits } from '#server/documents/engine/tree/limits.ts';
import type { LongList } from '#server/documents/merge/MergeWorld.ts';
import { tooManyBookings } from '#server/errors/documentRefusals.ts';
import { unauthenticated } from '#server/errors/errors.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { bookingsByName } from '../eventBooking/bookingMeasures.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';

/** A list of more is no paper: its tables would not hold it. */
const atMost = limits.rows;

/** The bookings of an event, in the order in which the event lists them. @throws tooManyBookings before any is read */
export const bookingsOfEvent: LongList = {
  ids: async (event, context) => {
    const ids = await idsOf(event, context);
    if (ids.length > atMost) throw tooManyBookings(atMost);
    return ids;
  },
  query: (selection) =>
    `query ($ids: Mixed!) { eventBookings(first: 200, where: { whereConditions: { column: ID, operator: IN, value: $ids } }) { data ${selection} } }`,
  rows: ({ eventBookings }) => {
    const data = isRecord(eventBookings) ? eventBookings['data'] : [];
    return Array.isArray(data) ? data.filter(isRecord) : [];
  },
};

async function idsOf(event: string, { reads, viewer }: RequestContext): Promise<readonly string[]> {
  if (viewer === null) throw unauthenticated();
  const seen = and([sql`b.centre_event_id = ${event}::bigint`, bookingScope('b', viewer)]);
  return reads.list<string>(
    sql`select coalesce(json_agg(first.id::text order by ${bookingsByName('first')}), '[]')::text
        from (select b.* from event_bookings b where ${seen} limit ${atMost + 1}::integer) first`,
  );
}
