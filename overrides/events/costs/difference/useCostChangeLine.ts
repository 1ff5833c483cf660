import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { useAmounts } from '#overrides/events/honoraria/useAmounts.ts';
import type { CostCategoryChoice } from '../costOperations.ts';
import { useCostWords } from '../costWords.ts';
import type { CostChange } from './CostChange.ts';
import { costChangeLine, costChangeWords } from './costChangeLine.ts';

/** Says what was done to a line, its categories by their paths. */
export function useCostChangeLine() {
  const words = useWordsOf('cost_difference', costChangeWords);
  const costWords = useCostWords();
  const amounts = useAmounts();
  return (change: Pick<CostChange, 'before' | 'after'>, categories: readonly CostCategoryChoice[]) => {
    const pathOf = (id: string) => categories.find((category) => category.id === id)?.path;
    return costChangeLine(change, { words, costWords, amounts, pathOf });
  };
}
