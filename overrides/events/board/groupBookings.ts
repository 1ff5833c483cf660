import { statusOrder } from '#overrides/bookings/index.ts';
import type { BookingStatus } from '#src/generated/schema.ts';
import type { Board, BoardBooking, BookingGroup } from './Board.ts';

type Groups = Pick<Board, BookingStatus>;
type More = Readonly<Partial<Record<BookingStatus, readonly BoardBooking[]>>>;

/** Bookings by status with what was asked for besides, groups without any left out; people by name, then placeholders by expiry. */
export function groupBookings(first: Groups, more: More = {}): readonly BookingGroup[] {
  return statusOrder
    .map((status) => ({
      status,
      bookings: onceEach([...first[status].data, ...(more[status] ?? [])]).sort(peopleFirst),
      total: first[status].paginatorInfo.total,
    }))
    .filter(({ bookings }) => bookings.length > 0);
}

/** Somebody may have come in between two pages, and moved the last of one to the next. */
const onceEach = (bookings: readonly BoardBooking[]): BoardBooking[] => [
  ...new Map(bookings.map((booking) => [booking.id, booking])).values(),
];

function peopleFirst(one: BoardBooking, other: BoardBooking): number {
  if (one.participant === null && other.participant === null)
    return (one.dateExpiry ?? '9999').localeCompare(other.dateExpiry ?? '9999');
  // The server has put people in order of their names: that order stays.
  return Number(one.participant === null) - Number(other.participant === null);
}
