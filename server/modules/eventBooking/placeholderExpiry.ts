import type { Row } from '#server/db/Row.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';

type Expiring = Pick<Row<'centre_events'>, 'date_start' | 'placeholder_expiry_days' | 'time_zone'>;

/**
 * P1: the earlier of today in the event's zone plus its days, and its first day. Without days: the first day.
 * Answers a calendar date, or null for an event that has neither.
 */
export function placeholderExpiry(write: Pick<Write, 'now'>, event: Expiring): string | null {
  const first = event.date_start;
  const days = event.placeholder_expiry_days;
  if (days === null) return first;
  const last = addDays(todayAt(event, write.now), days);
  return first !== null && first < last ? first : last;
}

/** The day it is where the event takes place. Canada writes its dates as ISO does. */
export function todayAt(event: Pick<Expiring, 'time_zone'>, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: event.time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
