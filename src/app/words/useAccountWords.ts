import { accountMessages } from './accountMessages.ts';
import { useWordsOf } from '../../i18n/useWordsOf.ts';

export const useAccountWords = () => useWordsOf('app', accountMessages);
