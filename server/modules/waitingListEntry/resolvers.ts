import { onceByKey } from '../../idempotency/onceByKey.ts';
import { actionResolver, deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';
import { waitingListService } from './service.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { eventBookingEntity } from '../eventBooking/index.ts';

export const waitingListEntryMutations = {
  createWaitingListEntry: saveResolver(
    waitingListEntryEntity,
    onceByKey('createWaitingListEntry', (session, input) => waitingListService.create(session, input)),
  ),
  updateWaitingListEntry: saveResolver(waitingListEntryEntity, (session, input) =>
    waitingListService.update(session, input),
  ),
  deleteWaitingListEntry: deleteResolver(waitingListEntryEntity, (session, id) =>
    waitingListService.delete(session, id),
  ),
  upgradeWaitingListEntryToBooking: actionResolver(eventBookingEntity, upgradeEntry),
};
