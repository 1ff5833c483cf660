// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { taskListOperation, taskPickOperation, taskShowOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'tasks',
  type: 'Task',
  idField: 'id',
  representation: ['title'],
  list: {
    field: 'tasks',
    paged: false,
    operation: taskListOperation,
    pickOperation: taskPickOperation,
    sortColumns: {
      title: 'title',
      state: 'state',
      total: 'total',
      done: 'done',
      failed: 'failed',
      isCancelling: 'isCancelling',
      message: 'message',
      dateCreated: 'dateCreated',
      dateStarted: 'dateStarted',
      dateEnded: 'dateEnded',
    },
    filters: {
      kind: { path: ['kind'], list: false, scalar: 'string', source: 'kind', operator: 'eq' },
      subject: { path: ['subject'], list: false, scalar: 'string', source: 'subject', operator: 'eq' },
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      state: { path: [], list: true, scalar: 'enum', source: 'state', operator: 'in' },
      isCancelling: { path: [], list: false, scalar: 'boolean', source: 'isCancelling', operator: 'eq' },
      ownerId: { path: [], list: false, scalar: 'id', source: 'owner.id', operator: 'eq' },
      dateCreated_gte: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'gte' },
      dateCreated_lt: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'lt' },
      dateStarted_gte: { path: [], list: false, scalar: 'date', source: 'dateStarted', operator: 'gte' },
      dateStarted_lt: { path: [], list: false, scalar: 'date', source: 'dateStarted', operator: 'lt' },
      dateEnded_gte: { path: [], list: false, scalar: 'date', source: 'dateEnded', operator: 'gte' },
      dateEnded_lt: { path: [], list: false, scalar: 'date', source: 'dateEnded', operator: 'lt' },
      conditions: { path: [], list: false, scalar: 'object' },
    },
    searchFilter: 'text_search',
    figures: true,
    exports: true,
  },
  one: { field: 'task', operation: taskShowOperation, idVariable: 'id' },
};
