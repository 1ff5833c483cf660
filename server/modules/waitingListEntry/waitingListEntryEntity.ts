import { waitingListScope } from '../../access/scopes/bookingScope.ts';
import {
  hiddenJourneyFields,
  partlyHiddenPassportFields,
  passportNumber,
} from '../../access/scopes/personalFields.ts';
import type { Entity } from '../../graphql/Entity.ts';
import { collectStatus } from '../../measures/bookingMeasures.ts';

export const waitingListEntryEntity: Entity = {
  type: 'WaitingListEntry',
  table: 'waiting_list_entries',
  scope: waitingListScope,
  hiddenFields: hiddenJourneyFields,
  partlyHidden: partlyHiddenPassportFields,
  fields: { passportNumber, collectStatus },
  relations: {
    centreEvent: { kind: 'one', type: 'CentreEvent', column: 'centre_event_id' },
    participant: { kind: 'one', type: 'Participant', column: 'participant_id' },
    author: { kind: 'one', type: 'User', column: 'author_id' },
  },
};
