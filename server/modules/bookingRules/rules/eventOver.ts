import type { NextStep, Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';

export const over = 'The event is over; its bookings can only be read.';

/** B4: after the event's last day bookers only read; managers need a reason. */
export function eventOver({ isOver }: { readonly isOver: boolean }, powers: Powers): Violation | null {
  if (!isOver) return null;
  return {
    code: 'EVENT_OVER',
    message: over,
    overridable: powers.managesBookings,
    nextSteps: nextSteps(powers),
  };
}

function nextSteps({ managesBookings, decidesBookings }: Powers): readonly NextStep[] {
  if (managesBookings) return ['GIVE_REASON'];
  return decidesBookings ? [] : ['ASK_MANAGER'];
}
