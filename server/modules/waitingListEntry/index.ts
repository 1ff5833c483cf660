export { waitingListEntryMutations } from './resolvers.ts';
