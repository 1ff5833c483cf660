import type { Violation } from '#server/errors/bookingRefusals.ts';

/**
 * P1: once the event has begun, a new placeholder would have expired already; a new seat is for somebody named.
 * Both are days of the event's own calendar.
 */
export function holding(lastDay: string | null, today: string): Violation | null {
  if (!hasPassed(lastDay, today)) return null;
  return {
    code: 'EVENT_OVER',
    message: 'The event has begun: name a participant.',
    nextSteps: ['CHOOSE_ANOTHER_EVENT'],
    field: 'participant',
  };
}

/** P1, P4: nor is a seat emptied that would be lost by it. */
export function emptying(lastDay: string | null, today: string): Violation | null {
  if (!hasPassed(lastDay, today)) return null;
  return { code: 'EVENT_OVER', message: running, field: 'participant' };
}

export const running =
  'The event has begun: a seat without a participant is no longer held. Cancel the booking instead.';

const hasPassed = (lastDay: string | null, today: string): boolean => lastDay !== null && lastDay < today;
