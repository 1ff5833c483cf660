import { appMessages, type AppWord } from './appMessages.ts';
import { useWordsOf } from './useWordsOf.ts';

export type Words = (key: AppWord, values?: Readonly<Record<string, unknown>>) => string;

/** What the app shell says: a translation if there is one, else the English. */
export const useWords = (): Words => useWordsOf(appMessages);
