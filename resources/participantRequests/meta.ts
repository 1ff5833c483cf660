// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  participantRequestListOperation,
  participantRequestPickOperation,
  participantRequestShowOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'participantRequests',
  type: 'ParticipantRequest',
  idField: 'id',
  representation: ['participant.fullName'],
  picked: ['participant.fullName', 'author.fullName'],
  apart: ['author.fullName'],
  can: 'can',
  list: {
    field: 'participantRequests',
    paged: true,
    operation: participantRequestListOperation,
    pickOperation: participantRequestPickOperation,
    sortColumns: { dateCreated: 'DATE_CREATED', dateDecided: 'DATE_DECIDED', kind: 'KIND', state: 'STATE' },
    filters: {
      kind: { path: ['where', 'kind'], list: false, scalar: 'enum', source: 'kind', operator: 'eq' },
      state: { path: ['where', 'state'], list: false, scalar: 'enum', source: 'state', operator: 'eq' },
      participant_id: {
        path: ['where', 'participant_id'],
        list: false,
        scalar: 'id',
        source: 'participant',
        operator: 'eq',
      },
      author_id: {
        path: ['where', 'author_id'],
        list: false,
        scalar: 'id',
        source: 'author',
        operator: 'eq',
      },
    },
    figures: true,
    exports: true,
  },
  one: { field: 'participantRequest', operation: participantRequestShowOperation, idVariable: 'id' },
};
