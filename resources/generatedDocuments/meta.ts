// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { generatedDocumentListOperation, generatedDocumentPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'generatedDocuments',
  type: 'GeneratedDocument',
  idField: 'id',
  representation: ['title'],
  list: {
    field: 'generatedDocuments',
    paged: true,
    operation: generatedDocumentListOperation,
    pickOperation: generatedDocumentPickOperation,
    sortColumns: { dateCreated: 'DATE_CREATED', title: 'TITLE' },
    sortKeys: {
      title: 'TITLE',
      pages: 'PAGES',
      fileSize: 'FILE_SIZE',
      dateSent: 'DATE_SENT',
      dateCreated: 'DATE_CREATED',
    },
    filters: {
      centre_event_id: {
        path: ['where', 'centre_event_id'],
        list: false,
        scalar: 'id',
        source: 'centreEvent',
        operator: 'eq',
      },
      event_booking_id: {
        path: ['where', 'event_booking_id'],
        list: false,
        scalar: 'id',
        source: 'eventBooking',
        operator: 'eq',
      },
      participant_id: {
        path: ['where', 'participant_id'],
        list: false,
        scalar: 'id',
        source: 'participant',
        operator: 'eq',
      },
      trainer_id: {
        path: ['where', 'trainer_id'],
        list: false,
        scalar: 'id',
        source: 'trainer',
        operator: 'eq',
      },
      run_type: {
        path: ['where', 'run_type'],
        list: false,
        scalar: 'enum',
        source: 'runType',
        operator: 'eq',
      },
      run_key: { path: ['where', 'run_key'], list: false, scalar: 'id', source: 'runKey', operator: 'eq' },
      is_outdated: {
        path: ['where', 'is_outdated'],
        list: false,
        scalar: 'boolean',
        source: 'isOutdated',
        operator: 'eq',
      },
      whereConditions: { path: ['where', 'whereConditions'], list: false, scalar: 'object' },
    },
    figures: true,
    exports: true,
  },
};
