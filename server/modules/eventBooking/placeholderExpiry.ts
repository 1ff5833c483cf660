import { todayIn } from '#schema/todayIn.ts';
import type { Row } from '#server/db/Row.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { refused } from '#server/errors/bookingRefusals.ts';
import { differs } from '#server/graphql/write/differs.ts';
import { emptying, holding } from '../bookingRules/index.ts';

type Expiring = Pick<Row<'centre_events'>, 'date_start' | 'placeholder_expiry_days' | 'time_zone'>;

/**
 * P1: the earlier of today in the event's zone plus its days, and its first day. Without days: the first day.
 * Answers a calendar date, or null for an event that has neither.
 */
export function placeholderExpiry(write: Pick<Write, 'now'>, event: Expiring): string | null {
  const first = event.date_start;
  const days = event.placeholder_expiry_days;
  if (days === null) return first;
  const last = addDays(todayIn(event.time_zone, write.now), days);
  return first !== null && first < last ? first : last;
}

/** The last day that is written with four digits. */
const lastDay = Date.UTC(9999, 11, 31);

function addDays(day: string, days: number): string {
  const later = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(Math.min(later, lastDay)).toISOString().slice(0, 10);
}

/** It is held from now on: booked, emptied, taken up again or handed to another event. */
export const placeholderBegins = (change: Pick<Change<'event_bookings'>, 'old' | 'row'>): boolean =>
  change.row.participant_id === null &&
  (change.old === null ||
    change.old.participant_id !== null ||
    differs(change, 'centre_event_id') ||
    (change.old.booking_status === 'CANCELLED' && change.row.booking_status !== 'CANCELLED'));

/**
 * P1: no placeholder outlasts the day the event begins, nor begins with more days than the event gives; P3: it may be
 * extended later. P2: none is given a day that holds nothing any more.
 */
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
  else if (placeholderBegins(change) && isLater(given, placeholderExpiry(write, event)))
    change.problems.add(
      path,
      'This is later than the event holds a new placeholder. It can be extended then.',
    );
  else if (given !== (change.old?.date_expiry ?? null) && given < todayIn(event.time_zone, write.now))
    change.problems.add(path, 'This day has passed where the event takes place.');
}

const isLater = (day: string, last: string | null): boolean => last !== null && day > last;

/**
 * P1 for a new seat, for one that is taken up again or handed to another event, and for one whose participant leaves
 * it while the event runs (P4): after that, no seat is lost any more.
 */
export function refuseExpired(
  write: Pick<Write, 'now'>,
  change: Change<'event_bookings'>,
  { event, isOver }: { readonly event: Row<'centre_events'>; readonly isOver: boolean },
): void {
  const { old, row } = change;
  if (row.booking_status === 'CANCELLED' || row.participant_id !== null) return;
  const begins = old === null || old.booking_status === 'CANCELLED' || differs(change, 'centre_event_id');
  const isEmptied = old !== null && old.participant_id !== null && !isOver;
  if (!begins && !isEmptied) return;
  const rule = begins ? holding : emptying;
  const violation = rule(row.date_expiry, todayIn(event.time_zone, write.now));
  if (violation !== null) throw refused(violation, change.path);
}
