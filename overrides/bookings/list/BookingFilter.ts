import type { bookingFilters } from '#resources/bookings/index.ts';

/** A filter of the contract, by its key. */
export type BookingFilter = keyof typeof bookingFilters;
