import type { BookingStatus } from '../../../src/generated/schema.ts';
import type { BoardBooking } from './Board.ts';

/** What is settled comes first, what is over last. */
export const statusOrder: readonly BookingStatus[] = ['CONFIRMED', 'PENDING', 'NEW', 'NOT_SET', 'CANCELLED'];

export interface BookingGroup {
  readonly status: BookingStatus;
  readonly bookings: readonly BoardBooking[];
}

/** Bookings by status, groups without any left out; within a group people by name, then placeholders by expiry. */
export function groupBookings(bookings: readonly BoardBooking[]): readonly BookingGroup[] {
  return statusOrder
    .map((status) => ({
      status,
      bookings: bookings.filter(({ bookingStatus }) => bookingStatus === status).sort(peopleFirst),
    }))
    .filter((group) => group.bookings.length > 0);
}

function peopleFirst(one: BoardBooking, other: BoardBooking): number {
  if (one.participant === null && other.participant === null)
    return (one.dateExpiry ?? '9999').localeCompare(other.dateExpiry ?? '9999');
  // The server has put people in order of their names: that order stays.
  return Number(one.participant === null) - Number(other.participant === null);
}
