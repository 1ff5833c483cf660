import { sql } from 'kysely';
import { participantScope } from './participantScope.ts';
import { hiddenParticipantFields } from './personalFieldsScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { bookingCount, firstDay, isUpcoming } from '../eventBooking/bookingMeasures.ts';
import { participantActions } from './actions.ts';

export const participantEntity: Entity = {
  type: 'Participant',
  table: 'participants',
  scope: participantScope,
  actions: participantActions,
  hiddenFields: hiddenParticipantFields,
  fields: { bookingCount },
  relations: {
    nextBooking: {
      kind: 'custom',
      type: 'EventBooking',
      many: false,
      on: (parent, child) =>
        sql`${sql.id(child, 'participant_id')} = ${sql.id(parent, 'id')} and ${isUpcoming(child)}`,
      orderBy: (alias) => sql`${firstDay(alias)} nulls last, ${sql.id(alias, 'id')}`,
    },
    eventBookings: {
      kind: 'many',
      type: 'EventBooking',
      column: 'participant_id',
      orderBy: (alias) => sql`${firstDay(alias)} desc nulls last, ${sql.id(alias, 'id')} desc`,
    },
  },
};
