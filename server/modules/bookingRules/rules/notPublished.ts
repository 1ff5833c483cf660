import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';

export const unpublished = 'This event is not open for booking.';

/** B6: who holds bookings of their own only takes no seat, and no place in the line, before the event is published. */
export function notPublished(
  { isPublished }: { readonly isPublished: boolean },
  powers: Powers,
): Violation | null {
  if (isPublished || powers.booksDrafts) return null;
  return {
    code: 'EVENT_NOT_PUBLISHED',
    message: unpublished,
    nextSteps: ['CHOOSE_ANOTHER_EVENT', 'ASK_MANAGER'],
  };
}
