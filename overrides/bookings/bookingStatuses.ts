import type { BookingStatus } from '#src/generated/schema.ts';

/** What is settled comes first, what is over last. */
export const statusOrder: readonly BookingStatus[] = ['CONFIRMED', 'PENDING', 'NEW', 'NOT_SET', 'CANCELLED'];

/** Somebody has yet to decide. */
export const undecidedStatuses: readonly BookingStatus[] = ['NOT_SET', 'NEW', 'PENDING'];

/** All but cancelled. */
export const standingStatuses: readonly BookingStatus[] = [...undecidedStatuses, 'CONFIRMED'];
