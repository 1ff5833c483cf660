/** What other nouns may take of events. */
export { CapacityBar } from './capacity/CapacityBar.tsx';
export { difference } from './agenda/difference/difference.ts';
export { DifferenceList } from './agenda/difference/DifferenceList.tsx';
export { programmeOfAudit } from './agenda/difference/programmeOfAudit.ts';
export { useAmounts } from './honoraria/useAmounts.ts';
export { useHonorariaWords } from './honoraria/honorariaWords.ts';
