import type { Change } from '../approvalOperations.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { summarise } from './summarise.ts';

/** What changed, in a few words: "2 items moved, trainer replaced". */
export function useChangesInWords(): (changes: readonly Change[]) => string {
  const words = useApprovalWords();
  return (changes) => {
    const text = summarise(changes, words).join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
