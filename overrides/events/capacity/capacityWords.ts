import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the bar of seats. A translation overrides by `capacity.<key>`. */
const capacityWords = {
  booked: '%{count} booked',
  booked_of: '%{count} of %{maximum} booked',
  waiting: '%{count} waiting',
  waiting_of: '%{count} of %{maximum} waiting',
  held: '%{count} of them held without a participant',
  no_limit: 'no limit',
  over: 'over limit',
} as const;

export const useCapacityWords = (): WordsOf<typeof capacityWords> => useWordsOf('capacity', capacityWords);
