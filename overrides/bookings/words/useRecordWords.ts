import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { journeyMessages } from './journeyMessages.ts';
import { recordMessages } from './recordMessages.ts';

const english = { ...journeyMessages, ...recordMessages };

export type RecordWords = WordsOf<typeof english>;

/** What the pages of an event's seats, of a booking and of a waiting-list entry say. */
export const useRecordWords = (): RecordWords => useWordsOf('wizard', english);
