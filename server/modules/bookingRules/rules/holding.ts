import type { Violation } from '#server/errors/bookingRefusals.ts';

/**
 * P1: once the event has begun, a new placeholder would have expired already; a new seat is for somebody named.
 * Both are days of the event's own calendar.
 */
export function holding(lastDay: string | null, today: string): Violation | null {
  if (lastDay === null || lastDay >= today) return null;
  return {
    code: 'EVENT_OVER',
    message: 'The event has begun: name a participant.',
    overridable: false,
    nextSteps: ['CHOOSE_ANOTHER_EVENT'],
    field: 'participant',
  };
}
