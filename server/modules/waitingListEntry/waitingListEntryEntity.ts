import { waitingListScope } from '../eventBooking/bookingScope.ts';
import { hiddenJourneyFields, maskedPassportFields } from '../participant/personalFieldsScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { collectMissing, collectStatus } from '../eventBooking/bookingMeasures.ts';
import { isNextEligible, linePlace, waitReason } from './waitingMeasures.ts';
import { entryActions } from './actions.ts';

export const waitingListEntryEntity: Entity = {
  type: 'WaitingListEntry',
  table: 'waiting_list_entries',
  scope: waitingListScope,
  actions: entryActions,
  hiddenFields: hiddenJourneyFields,
  fields: {
    ...maskedPassportFields,
    collectStatus,
    collectMissing,
  },
  beside: { position: linePlace, waitReason, isNextEligible },
  work: { collectStatus: 20, collectMissing: 20 },
};
