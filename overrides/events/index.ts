/** What other nouns may take of events. */
export { CapacityBar } from './capacity/CapacityBar.tsx';
export { difference } from './agenda/difference/difference.ts';
export type { Difference } from './agenda/difference/difference.ts';
export { useDifferenceLines } from './agenda/difference/differenceWords.ts';
export { DifferenceList } from './agenda/difference/DifferenceList.tsx';
export { CostHistoryLine } from './costs/difference/CostHistoryLine.tsx';
export { useCostHistory, type ToldCostChange } from './costs/difference/useCostHistory.ts';
export { programmeOfAudit } from './agenda/difference/programmeOfAudit.ts';
export { useAmounts } from './honoraria/useAmounts.ts';
export { useHonorariaWords } from './honoraria/honorariaWords.ts';
