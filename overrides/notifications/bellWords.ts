import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the bell. A translation overrides by `app.<key>`. */
const bellWords = {
  'bell.label': 'Notifications, %{smart_count} unread |||| Notifications, %{smart_count} unread',
  'bell.title': 'Notifications',
  'bell.unread': 'Unread:',
  'bell.markAll': 'Mark all as read',
  'bell.failed': 'The notifications could not be read.',
  'bell.none': 'Nothing new',
  'bell.none_text':
    'When a seat becomes free for somebody on a waiting list, an approved document changes, or something new comes into a view that you watch, it says so here.',
  'bell.seatFree': 'A seat is free for %{name}',
  'bell.seatFree_somebody': 'A seat is free for somebody on the waiting list',
  'bell.documentStale': '“%{name}” has changed since its approval',
  'bell.viewEntered': '%{smart_count} new in “%{name}” |||| %{smart_count} new in “%{name}”',
  'bell.viewEntered_gone': 'Records have come into a view that is gone',
  'bell.documentStale_gone': 'An approved document has changed since its approval',
} as const;

export type BellWords = WordsOf<typeof bellWords>;

export const useBellWords = (): BellWords => useWordsOf('app', bellWords);
