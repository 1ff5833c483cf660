import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { frameMessages } from './frameMessages.ts';

type Words = WordsOf<typeof frameMessages>;

/** What the frame of the app says. */
export const useWords = (): Words => useWordsOf('app', frameMessages);
