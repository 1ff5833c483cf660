import type { LimitUse } from '../wizard/data/WizardEvent.ts';
import type { WizardWords } from '../words/useWizardWords.ts';

/** A limit in words: 'Full', '3 free', 'Over limit by 2' (C3, C5). */
export function limitWords(words: WizardWords, { maximum, used, free }: LimitUse): string {
  if (maximum === null || free === null) return words('limit.unlimited');
  if (used > maximum) return words('limit.over', { smart_count: used - maximum });
  if (maximum === 0) return words('limit.none');
  return free <= 0 ? words('limit.full') : words('limit.free', { smart_count: free });
}
