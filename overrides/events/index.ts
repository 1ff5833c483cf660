/** What other nouns may take of events. */
export { CapacityBar } from './capacity/CapacityBar.tsx';
