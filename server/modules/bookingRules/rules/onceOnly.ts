import {
  bookedAlready,
  bookedInstead,
  type Violation,
  waitsAlready,
} from '#server/errors/bookingRefusals.ts';
import type { SeatFacts } from '../SeatFacts.ts';

type Place = Pick<SeatFacts, 'isBooked' | 'isWaiting'>;

/** C9, W2: nobody is booked twice on one event, or while they wait for it; the entry is what becomes the booking. */
export function bookedOnce({ isBooked, isWaiting }: Place): Violation | null {
  if (isBooked) return bookedAlready;
  return isWaiting ? waitsAlready : null;
}

/** W2: one active entry per person and event, and none while booked. */
export function waitsOnce({ isBooked, isWaiting }: Place): Violation | null {
  if (isBooked) return bookedInstead;
  return isWaiting ? waitsAlready : null;
}
