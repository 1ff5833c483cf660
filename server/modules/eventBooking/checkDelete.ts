import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { exists } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';
import { enforce, eventOver, powersOf } from '../bookingRules/index.ts';

/** B4: what took place is history; a delete takes no reason, so nobody passes it. */
export async function checkDelete(write: Write, row: Row<'event_bookings'>): Promise<void> {
  const over = await exists(
    write.tx,
    sql`select 1 from centre_events e where e.id = ${row.centre_event_id} and ${isOver('e')}`,
  );
  const violation = eventOver({ isOver: over }, { ...powersOf(write.viewer), managesBookings: false });
  enforce(violation === null ? [] : [violation], null, null);
}
