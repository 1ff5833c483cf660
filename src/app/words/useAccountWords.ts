import { accountMessages } from './accountMessages.ts';
import { useWordsOf } from './useWordsOf.ts';

export const useAccountWords = () => useWordsOf(accountMessages);
