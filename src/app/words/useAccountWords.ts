import { accountMessages } from './accountMessages.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';

export const useAccountWords = () => useWordsOf('app', accountMessages);
