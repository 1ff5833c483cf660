import { useWordsOf, type WordsOf } from '../../i18n/useWordsOf.ts';
import { appMessages } from './appMessages.ts';

export type Words = WordsOf<typeof appMessages>;

/** What the app shell says. */
export const useWords = (): Words => useWordsOf('app', appMessages);
