// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { notificationListOperation, notificationPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'notifications',
  type: 'Notification',
  idField: 'id',
  representation: ['id'],
  list: {
    field: 'notifications',
    paged: false,
    operation: notificationListOperation,
    pickOperation: notificationPickOperation,
    sortColumns: { kind: 'kind', count: 'count', dateCreated: 'dateCreated', dateRead: 'dateRead' },
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      kind: { path: [], list: true, scalar: 'enum', source: 'kind', operator: 'in' },
      centreEventId: { path: [], list: false, scalar: 'id', source: 'centreEvent.id', operator: 'eq' },
      waitingListEntryId: {
        path: [],
        list: false,
        scalar: 'id',
        source: 'waitingListEntry.id',
        operator: 'eq',
      },
      approvedDocumentId: {
        path: [],
        list: false,
        scalar: 'id',
        source: 'approvedDocument.id',
        operator: 'eq',
      },
      savedViewId: { path: [], list: false, scalar: 'id', source: 'savedView.id', operator: 'eq' },
      participantRequestId: {
        path: [],
        list: false,
        scalar: 'id',
        source: 'participantRequest.id',
        operator: 'eq',
      },
      generatedDocumentId: {
        path: [],
        list: false,
        scalar: 'id',
        source: 'generatedDocument.id',
        operator: 'eq',
      },
      dateCreated_gte: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'gte' },
      dateCreated_lt: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'lt' },
      dateRead_gte: { path: [], list: false, scalar: 'date', source: 'dateRead', operator: 'gte' },
      dateRead_lt: { path: [], list: false, scalar: 'date', source: 'dateRead', operator: 'lt' },
      conditions: { path: [], list: false, scalar: 'object' },
    },
    searchFilter: 'text_search',
    figures: true,
    exports: true,
  },
};
