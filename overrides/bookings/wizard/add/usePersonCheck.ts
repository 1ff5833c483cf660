import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useDuplicateCheck, type DuplicateCheck } from '../data/useDuplicateCheck.ts';
import type { WizardValues } from '../form/WizardValues.ts';

export interface PersonCheck extends Pick<DuplicateCheck, 'duplicatesOf' | 'dismiss'> {
  readonly checking: boolean;
  /** Whether nobody stands in the way; a check that could not be made is told, and goes no further. */
  readonly passes: (values: WizardValues) => Promise<boolean>;
}

/** Looks for somebody new among those who are known, one look at a time (G3). */
export function usePersonCheck(): PersonCheck {
  const words = useWizardWords();
  const notify = useNotify();
  const { check, ...duplicates } = useDuplicateCheck();
  const [checking, setChecking] = useState(false);
  const passes = async (values: WizardValues) => {
    setChecking(true);
    try {
      return await check(values);
    } catch {
      notify(words('duplicate.failed'), { type: 'error' });
      return false;
    } finally {
      setChecking(false);
    }
  };
  return { ...duplicates, checking, passes };
}
