import type { Row } from '#server/db/Row.ts';
import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';

type BookingStatus = Row<'event_bookings'>['booking_status'];

interface Ways {
  readonly anybody: readonly BookingStatus[];
  readonly managers: readonly BookingStatus[];
}

/** B1: where each status leads. */
const ways: Readonly<Record<BookingStatus, Ways>> = {
  NOT_SET: { anybody: ['NEW', 'PENDING', 'CONFIRMED', 'CANCELLED'], managers: [] },
  NEW: { anybody: ['PENDING', 'CONFIRMED', 'CANCELLED'], managers: [] },
  PENDING: { anybody: ['CONFIRMED', 'CANCELLED'], managers: [] },
  CONFIRMED: { anybody: ['CANCELLED'], managers: ['PENDING'] },
  CANCELLED: { anybody: [], managers: ['NEW'] },
};

/** B1: from which status to which. */
export function transition(from: BookingStatus, to: BookingStatus, powers: Powers): Violation | null {
  const { anybody, managers } = ways[from];
  if (from === to || anybody.includes(to)) return null;
  const forManagers = managers.includes(to);
  if (forManagers && powers.managesBookings) return null;
  return {
    code: 'TRANSITION_NOT_ALLOWED',
    message: forManagers
      ? `Only a manager takes a booking from ${words[from]} to ${words[to]}.`
      : `A booking cannot go from ${words[from]} to ${words[to]}.`,
    nextSteps: forManagers ? ['ASK_MANAGER'] : [],
    details: { from, to, allowed: powers.managesBookings ? [...anybody, ...managers] : anybody },
    field: 'booking_status',
  };
}

/** B3: cancelling keeps the history. */
export const cancelledKeeps = 'A cancelled booking keeps who was booked.';

const words: Readonly<Record<BookingStatus, string>> = {
  NOT_SET: 'not set',
  NEW: 'new',
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
};
