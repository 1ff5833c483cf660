import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { recordMessages, type RecordWord } from './recordMessages.ts';
import { wizardMessages, type WizardWord } from './wizardMessages.ts';

const english: Readonly<Record<string, string>> = { ...wizardMessages, ...recordMessages };

export type WizardWords = (
  key: WizardWord | RecordWord,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What the wizard says: a translation if there is one, else the English. */
export function useWizardWords(): WizardWords {
  const translate = useTranslate();
  return useCallback<WizardWords>(
    (key, values) => translate(`wizard.${key}`, { ...values, _: english[key] }),
    [translate],
  );
}
