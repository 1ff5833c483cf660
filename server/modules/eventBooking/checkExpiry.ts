import type { Row } from '#server/db/Row.ts';
import { refused } from '#server/errors/errors.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { holding } from '../bookingRules/index.ts';
import { todayAt } from './placeholderExpiry.ts';

/** P1: no placeholder outlasts the day the event begins. P2: none is given a day that holds nothing any more. */
export function checkExpiry(
  write: Pick<Write, 'now'>,
  change: Change<'event_bookings'>,
  event: Row<'centre_events'>,
): void {
  const given = change.values.date_expiry ?? null;
  if (change.input.date_expiry === undefined || given === null) return;
  const path = `${change.path}.date_expiry`;
  const first = event.date_start;
  if (first !== null && given > first)
    change.problems.add(path, 'A placeholder expires on the first day of the event at the latest.');
  else if (given !== (change.old?.date_expiry ?? null) && given < todayAt(event, write.now))
    change.problems.add(path, 'This day has passed where the event takes place.');
}

/** P1 for a new seat, and for one that is taken up again or handed to another event. */
export function refuseExpired(
  write: Pick<Write, 'now'>,
  change: Change<'event_bookings'>,
  event: Row<'centre_events'>,
): void {
  const { old, row } = change;
  if (row.booking_status === 'CANCELLED' || row.participant_id !== null) return;
  const begins = old === null || old.booking_status === 'CANCELLED' || differs(change, 'centre_event_id');
  if (!begins) return;
  const violation = holding(row.date_expiry, todayAt(event, write.now));
  if (violation !== null) throw refused(violation, change.path);
}
