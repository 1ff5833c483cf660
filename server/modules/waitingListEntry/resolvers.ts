import { deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';
import { waitingListService } from './service.ts';

export const waitingListEntryMutations = {
  createWaitingListEntry: saveResolver(waitingListEntryEntity, (session, input) =>
    waitingListService.create(session, input),
  ),
  updateWaitingListEntry: saveResolver(waitingListEntryEntity, (session, input) =>
    waitingListService.update(session, input),
  ),
  deleteWaitingListEntry: deleteResolver(waitingListEntryEntity, (session, id) =>
    waitingListService.delete(session, id),
  ),
};
