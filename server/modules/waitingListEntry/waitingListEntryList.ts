import { isId } from '../../graphql/read/condition.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { byParticipantName } from '../participant/participantMeasures.ts';
import { eventConditions } from '../journey/index.ts';
import { waitingListEntryEntity } from './waitingListEntryEntity.ts';

export const waitingListEntryList: ListDefinition = {
  entity: waitingListEntryEntity,
  conditions: {
    centre_event_id: isId('centre_event_id'),
    participant_id: isId('participant_id'),
    ...eventConditions,
  },
  order: {
    columns: {
      PRIORITY: byColumn('priority'),
      DATE_CREATED: byColumn('date_created'),
      NAME: byParticipantName,
    },
  },
  // W1
  defaultOrder: [
    { column: 'PRIORITY', order: 'DESC' },
    { column: 'DATE_CREATED', order: 'ASC' },
  ],
};
