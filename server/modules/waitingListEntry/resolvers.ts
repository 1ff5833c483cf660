import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { eventBookingEntity } from '../eventBooking/index.ts';

export const waitingListEntryMutations = {
  upgradeWaitingListEntryToBooking: actionResolver(eventBookingEntity, upgradeEntry),
};
