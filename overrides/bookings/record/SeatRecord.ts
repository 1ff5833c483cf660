import type { WizardBookingQuery, WizardEntryQuery } from '#src/generated/operations.ts';

export type SeatRecord = NonNullable<WizardBookingQuery['eventBooking']>;

export type EntryRecord = NonNullable<WizardEntryQuery['waitingListEntry']>;

/** What a booking and a waiting-list entry have in common. */
export type JourneyRecord = Pick<SeatRecord, keyof SeatRecord & keyof EntryRecord>;
