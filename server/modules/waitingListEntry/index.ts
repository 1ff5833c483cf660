export { closeEntry } from './closeEntry.ts';
export { closeWaitingList } from './closeWaitingList.ts';
export { waitingListEntryNoun } from './waitingListEntryNoun.ts';
export { waitingListService } from './service.ts';
