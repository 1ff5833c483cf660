import { accountMutations } from './account/index.ts';
import { centreEventMutations } from './centreEvent/index.ts';
import { eventBookingMutations } from './eventBooking/index.ts';
import { exportMutations } from './export/index.ts';
import { mergeTemplateMutations } from './mergeTemplate/index.ts';
import { notificationMutations } from './notification/index.ts';
import { participantMutations } from './participant/index.ts';
import { passportMutations } from './passport/index.ts';
import { redirectMutations } from './redirect/index.ts';
import { trainerMutations } from './trainer/index.ts';
import { trainingCentreMutations } from './trainingCentre/index.ts';
import { userMutations } from './user/index.ts';
import { waitingListEntryMutations } from './waitingListEntry/index.ts';

/** The resolvers of every mutation of the data contract. */
export const mutations = {
  ...accountMutations,
  ...centreEventMutations,
  ...eventBookingMutations,
  ...exportMutations,
  ...mergeTemplateMutations,
  ...notificationMutations,
  ...participantMutations,
  ...passportMutations,
  ...redirectMutations,
  ...trainerMutations,
  ...trainingCentreMutations,
  ...userMutations,
  ...waitingListEntryMutations,
};
