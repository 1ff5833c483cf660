import { refused } from '../../graphql/errors.ts';
import { columnText, type Row, sameValue } from '../../graphql/write/Json.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
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

/** P1: once the event has begun, a new placeholder would have expired already; a new seat is for somebody named. */
export function refuseExpired(write: Pick<Write, 'now'>, change: Change, event: Row): void {
  const { old, row } = change;
  const last = columnText(row, 'date_expiry');
  const ended = row['booking_status'] === 'CANCELLED' || columnText(row, 'participant_id') !== null;
  if (ended || last === null || last >= todayAt(event, write.now)) return;
  const begins =
    old === null ||
    old['booking_status'] === 'CANCELLED' ||
    !sameValue(old['centre_event_id'] ?? null, row['centre_event_id'] ?? null);
  if (begins) throw refused(begun, change.path);
}

const begun = {
  code: 'EVENT_OVER',
  message: 'The event has begun: name a participant.',
  overridable: false,
  nextSteps: ['CHOOSE_ANOTHER_EVENT'],
  field: 'participant',
} as const;
