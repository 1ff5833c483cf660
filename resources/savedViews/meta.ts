// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  savedViewListOperation,
  savedViewPickOperation,
  savedViewRemoveOperation,
  savedViewRestoreOperation,
  savedViewShowOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'savedViews',
  type: 'SavedView',
  idField: 'id',
  representation: ['label'],
  can: 'can',
  list: {
    field: 'savedViews',
    paged: false,
    operation: savedViewListOperation,
    pickOperation: savedViewPickOperation,
    sortColumns: {
      resource: 'resource',
      label: 'label',
      audience: 'audience',
      role: 'role',
      dateCreated: 'dateCreated',
      dateModified: 'dateModified',
    },
    filters: {
      resource: { path: ['resource'], list: false, scalar: 'string', source: 'resource', operator: 'eq' },
      is_pinned: { path: ['is_pinned'], list: false, scalar: 'boolean', source: 'isPinned', operator: 'eq' },
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      audience: { path: [], list: true, scalar: 'enum', source: 'audience', operator: 'in' },
      role: { path: [], list: true, scalar: 'enum', source: 'role', operator: 'in' },
      ownerId: { path: [], list: false, scalar: 'id', source: 'owner.id', operator: 'eq' },
      dateCreated_gte: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'gte' },
      dateCreated_lt: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'lt' },
      dateModified_gte: { path: [], list: false, scalar: 'date', source: 'dateModified', operator: 'gte' },
      dateModified_lt: { path: [], list: false, scalar: 'date', source: 'dateModified', operator: 'lt' },
      conditions: { path: [], list: false, scalar: 'object' },
    },
    searchFilter: 'text_search',
    figures: true,
    exports: true,
  },
  one: { field: 'savedView', operation: savedViewShowOperation, idVariable: 'id' },
  delete: { field: 'deleteSavedView', operation: savedViewRemoveOperation, idVariable: 'id' },
  restore: { field: 'restoreSavedView', operation: savedViewRestoreOperation, idVariable: 'id' },
};
