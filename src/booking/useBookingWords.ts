import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { bookingWords, type BookingWord } from './bookingWords.ts';

export type BookingWords = (key: BookingWord, values?: Readonly<Record<string, unknown>>) => string;

/** What the screens of bookings say: a translation if there is one, else the English. */
export function useBookingWords(): BookingWords {
  const translate = useTranslate();
  return useCallback<BookingWords>(
    (key, values) => translate(`booking.${key}`, { ...values, _: bookingWords[key] }),
    [translate],
  );
}
