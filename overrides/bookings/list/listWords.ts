import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** English of the bookings list's own parts. A translation overrides by `bookingList.<key>`. */
const listWords = {
  'view.chase': 'Travel chase list',
  'view.placeholders': 'Placeholders',
  'quick.label': 'Quick filters',
  'quick.status': 'Status',
  'quick.type': 'Type',
  'quick.country': 'Country',
  'quick.country_search': 'Any country',
} as const;

type ListWord = keyof typeof listWords;

export function useListWords(): (key: ListWord) => string {
  const translate = useTranslate();
  return useCallback((key) => translate(`bookingList.${key}`, { _: listWords[key] }), [translate]);
}
