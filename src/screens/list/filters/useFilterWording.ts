import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { filterMessages } from './filterMessages.ts';

/** Words of filters: `screens.<key>` where the messages have it, else the English. */
export const useFilterWording = (): WordsOf<typeof filterMessages> => useWordsOf('screens', filterMessages);
