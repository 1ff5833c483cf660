/** What other nouns may take of events. */
export { CapacityBar } from './capacity/CapacityBar.tsx';
export { useAmounts } from './honoraria/useAmounts.ts';
export { useHonorariaWords } from './honoraria/honorariaWords.ts';
