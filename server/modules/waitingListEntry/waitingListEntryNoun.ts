import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { eventConditions } from '../journey/index.ts';
import { byParticipantName } from '../participant/participantMeasures.ts';
import { waitingListEntryMutations } from './resolvers.ts';
import { waitingListService } from './service.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';

export const waitingListEntryNoun = defineNoun({
  entity: waitingListEntryEntity,
  list: {
    filters: eventConditions,
    orders: { NAME: byParticipantName },
    // W1
    defaultOrder: [
      { column: 'PRIORITY', order: 'DESC' },
      { column: 'DATE_CREATED', order: 'ASC' },
    ],
  },
  writes: waitingListService,
  mutations: waitingListEntryMutations,
});
