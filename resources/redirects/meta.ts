// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  redirectCreateOperation,
  redirectEditOperation,
  redirectListOperation,
  redirectPickOperation,
  redirectRemoveOperation,
  redirectRestoreOperation,
  redirectShowOperation,
  redirectUpdateOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'redirects',
  type: 'Redirect',
  idField: 'id',
  representation: ['path'],
  can: 'can',
  list: {
    field: 'redirects',
    paged: true,
    operation: redirectListOperation,
    pickOperation: redirectPickOperation,
    sortColumns: { path: 'PATH', dateModified: 'DATE_MODIFIED' },
    sortKeys: { path: 'PATH', target: 'TARGET', dateCreated: 'DATE_CREATED', dateModified: 'DATE_MODIFIED' },
    filters: {
      text_search: { path: ['text_search'], list: false, scalar: 'string', operator: 'search' },
      trashed: { path: ['trashed'], list: false, scalar: 'enum', operator: 'eq' },
      whereConditions: { path: ['whereConditions'], list: false, scalar: 'object' },
    },
    searchFilter: 'text_search',
    figures: true,
    exports: true,
  },
  one: {
    field: 'redirect',
    operation: redirectShowOperation,
    editOperation: redirectEditOperation,
    idVariable: 'id',
  },
  create: {
    field: 'createRedirect',
    operation: redirectCreateOperation,
    inputs: [
      { name: 'path', source: 'path', required: true, kind: 'value' },
      { name: 'target', source: 'target', required: true, kind: 'value' },
      { name: 'notes', source: 'notes', kind: 'value' },
    ],
    onceKey: 'idempotency_key',
    imports: true,
  },
  update: {
    field: 'updateRedirect',
    operation: redirectUpdateOperation,
    inputs: [
      { name: 'path', source: 'path', kind: 'value' },
      { name: 'target', source: 'target', kind: 'value' },
      { name: 'notes', source: 'notes', kind: 'value' },
    ],
    pieces: async () => (await import('./inputs.tsx')).redirectInputs,
    schema: async () => (await import('./validation.ts')).updateRedirectSchema,
    idInput: 'id',
    version: { input: 'date_modified', source: 'dateModified' },
  },
  delete: { field: 'deleteRedirect', operation: redirectRemoveOperation, idVariable: 'id' },
  restore: {
    field: 'restoreRedirect',
    operation: redirectRestoreOperation,
    idVariable: 'id',
    filter: { trashed: 'ONLY' },
  },
};
