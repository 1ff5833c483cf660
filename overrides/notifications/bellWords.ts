import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the bell itself, which every page has. A translation overrides by `app.<key>`. */
const bellWords = {
  'bell.label': 'Notifications, %{smart_count} unread |||| Notifications, %{smart_count} unread',
  'bell.title': 'Notifications',
} as const;

export const useBellWords = (): WordsOf<typeof bellWords> => useWordsOf('app', bellWords);
