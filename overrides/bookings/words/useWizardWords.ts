import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { recordMessages } from './recordMessages.ts';
import { wizardMessages } from './wizardMessages.ts';

const english = { ...wizardMessages, ...recordMessages };

export type WizardWords = WordsOf<typeof english>;

/** What the wizard and the page of a booking say. */
export const useWizardWords = (): WizardWords => useWordsOf('wizard', english);
