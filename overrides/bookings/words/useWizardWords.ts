import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { journeyMessages } from './journeyMessages.ts';
import { wizardMessages } from './wizardMessages.ts';

const english = { ...journeyMessages, ...wizardMessages };

export type WizardWords = WordsOf<typeof english>;

/** What the wizard says. */
export const useWizardWords = (): WizardWords => useWordsOf('wizard', english);
