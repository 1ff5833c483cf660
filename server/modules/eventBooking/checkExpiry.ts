import { refused } from '../../graphql/errors.ts';
import { columnText, type Row, sameValue } from '../../graphql/write/Json.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { holding } from '../bookingRules/index.ts';
import { todayAt } from './placeholderExpiry.ts';

/** P1: no placeholder outlasts the day the event begins. P2: none is given a day that holds nothing any more. */
export function checkExpiry(write: Pick<Write, 'now'>, change: Change, event: Row): void {
  const given = columnText(change.values, 'date_expiry');
  if (change.input['date_expiry'] === undefined || given === null) return;
  const path = `${change.path}.date_expiry`;
  const first = columnText(event, 'date_start');
  if (first !== null && given > first)
    change.problems.add(path, 'A placeholder expires on the first day of the event at the latest.');
  else if (given !== columnText(change.old ?? {}, 'date_expiry') && given < todayAt(event, write.now))
    change.problems.add(path, 'This day has passed where the event takes place.');
}

/** P1 for a new seat, and for one that is taken up again or handed to another event. */
export function refuseExpired(write: Pick<Write, 'now'>, change: Change, event: Row): void {
  const { old, row } = change;
  if (row['booking_status'] === 'CANCELLED' || columnText(row, 'participant_id') !== null) return;
  const begins =
    old === null ||
    old['booking_status'] === 'CANCELLED' ||
    !sameValue(old['centre_event_id'] ?? null, row['centre_event_id'] ?? null);
  if (!begins) return;
  const violation = holding(columnText(row, 'date_expiry'), todayAt(event, write.now));
  if (violation !== null) throw refused(violation, change.path);
}
