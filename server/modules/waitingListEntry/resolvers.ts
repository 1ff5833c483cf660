import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { eventBookingEntity } from '../eventBooking/index.ts';

const { type } = waitingListEntryEntity;

export const waitingListEntryMutations: Operations = {
  upgradeWaitingListEntryToBooking: actionResolver(
    { of: type, action: 'upgrade' },
    eventBookingEntity,
    upgradeEntry,
  ),
};
