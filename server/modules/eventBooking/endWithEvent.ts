import { sql } from 'kysely';
import { select, update } from '#server/db/rows.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Write, Written } from '#server/graphql/write/WriteDefinition.ts';
import { bookingService } from './service.ts';

/**
 * P1: no placeholder outlasts the day on which its event begins, once that day is an earlier one; nor does one that is
 * deleted and may come back. The event's row is held (K1).
 */
export async function endWithEvent(write: Write, change: Written<'centre_events'>): Promise<void> {
  const first = change.row.date_start;
  if (first === null || !differs(change, 'date_start')) return;
  const later = await select(
    write.tx,
    'event_bookings',
    sql`where t.centre_event_id = ${change.id}::bigint and t.participant_id is null and t.booking_status <> 'CANCELLED'
        and (t.date_expiry is null or t.date_expiry > ${first}::date) order by t.id for update of t`,
  );
  for (const { id, date_expiry } of later) {
    const row = await update(write.tx, 'event_bookings', id, { date_expiry: first });
    await auditChange(write, bookingService.definition, row, {
      event: 'updated',
      old: { date_expiry },
      new: { date_expiry: first },
    });
  }
}
