import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { bookingWords } from './bookingWords.ts';

export type BookingWords = WordsOf<typeof bookingWords>;

/** What the screens of bookings say. */
export const useBookingWords = (): BookingWords => useWordsOf('booking', bookingWords);
