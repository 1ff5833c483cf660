import { onceByKey } from '#server/idempotency/onceByKey.ts';
import { allow, type Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver, saveResolver } from '#server/graphql/write/writeResolvers.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';
import { waitingListService } from './service.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { eventBookingEntity } from '../eventBooking/index.ts';

const { type } = waitingListEntryEntity;

export const waitingListEntryMutations: Operations = {
  createWaitingListEntry: allow(
    { of: type, action: 'create' },
    saveResolver(
      waitingListEntryEntity,
      onceByKey('createWaitingListEntry', (session, input) => waitingListService.create(session, input)),
    ),
  ),
  upgradeWaitingListEntryToBooking: actionResolver(
    { of: type, action: 'upgrade' },
    eventBookingEntity,
    upgradeEntry,
  ),
};
