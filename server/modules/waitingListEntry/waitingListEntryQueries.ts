import { plainListResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';
import { waitingListEntryList } from './waitingListEntryList.ts';

export const waitingListEntryQueries = {
  waitingListEntry: oneResolver(waitingListEntryEntity),
  waitingListEntries: plainListResolver(waitingListEntryList),
};
