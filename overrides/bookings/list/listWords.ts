import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import type { bookingFilters } from '#resources/bookings/index.ts';

/** English of the bookings list's own parts. A translation overrides by `bookingList.<key>`. */
const listWords = {
  'quick.label': 'Quick filters',
  'quick.status': 'Status',
  'quick.type': 'Type',
  'quick.country': 'Country',
  'quick.country_search': 'Any country',
} as const;

export const useListWords = (): WordsOf<typeof listWords> => useWordsOf('bookingList', listWords);

/** A filter of the contract, by its key. */
export type BookingFilter = keyof typeof bookingFilters;
