import { daysUntil } from '#src/fields/date/days.ts';
import type { HomePlaceholder } from './homeQuery.ts';

export interface ExpiringPlaceholder extends HomePlaceholder {
  readonly dateExpiry: string;
}

/** Days that the seat is still held, by the calendar at the event: its last day may be over here, or not begun. */
export const daysHeld = ({ dateExpiry, centreEvent }: ExpiringPlaceholder, now: Date): number =>
  Math.max(0, daysUntil(dateExpiry, centreEvent?.timeZone, now));

/**
 * Those that still hold a seat (P2: the server's word, in the event's zone), the most urgent first. They are read by their
 * last day, which is not as near everywhere.
 */
export const expiringPlaceholders = (
  placeholders: readonly HomePlaceholder[],
  now: Date,
): readonly ExpiringPlaceholder[] =>
  placeholders
    .filter(
      (placeholder): placeholder is ExpiringPlaceholder =>
        placeholder.consumesSeat && placeholder.dateExpiry !== null,
    )
    .toSorted((a, b) => daysHeld(a, now) - daysHeld(b, now));
