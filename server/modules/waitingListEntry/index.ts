export { closeWaitingList } from './closeWaitingList.ts';
export { waitingListEntryNoun } from './waitingListEntryNoun.ts';
