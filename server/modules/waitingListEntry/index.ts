export { waitingListEntryNoun } from './waitingListEntryNoun.ts';
