import { journeySources } from '#overrides/bookings/wizard/form/journeyFields.ts';

/** What the forms of a booking and of an entry may change. */
export const editedSources: readonly string[] = [...journeySources, 'bookingType', 'dateExpiry', 'priority'];
