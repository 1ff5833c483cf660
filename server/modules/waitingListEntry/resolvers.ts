import { onceByKey } from '#server/idempotency/onceByKey.ts';
import { actionResolver, saveResolver } from '#server/graphql/write/writeResolvers.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';
import { waitingListService } from './service.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { eventBookingEntity } from '../eventBooking/index.ts';

export const waitingListEntryMutations = {
  createWaitingListEntry: saveResolver(
    waitingListEntryEntity,
    onceByKey('createWaitingListEntry', (session, input) => waitingListService.create(session, input)),
  ),
  upgradeWaitingListEntryToBooking: actionResolver(eventBookingEntity, upgradeEntry),
};
