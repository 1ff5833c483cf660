// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  templateCreateOperation,
  templateEditOperation,
  templateListOperation,
  templatePickOperation,
  templateRestoreOperation,
  templateShowOperation,
  templateUpdateOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'templates',
  type: 'MergeTemplate',
  idField: 'id',
  representation: ['name'],
  picked: ['name', 'author.fullName'],
  apart: ['author.fullName'],
  can: 'can',
  list: {
    field: 'mergeTemplates',
    paged: true,
    operation: templateListOperation,
    pickOperation: templatePickOperation,
    sortColumns: {},
    sortKeys: {
      name: 'NAME',
      key: 'KEY',
      version: 'VERSION',
      dateCreated: 'DATE_CREATED',
      dateModified: 'DATE_MODIFIED',
    },
    filters: {
      isChild: { path: ['isChild'], list: false, scalar: 'boolean', operator: 'eq' },
      whereConditions: { path: ['whereConditions'], list: false, scalar: 'object' },
    },
    figures: true,
    exports: true,
  },
  one: {
    field: 'mergeTemplate',
    operation: templateShowOperation,
    editOperation: templateEditOperation,
    idVariable: 'id',
  },
  create: {
    field: 'createMergeTemplate',
    operation: templateCreateOperation,
    inputs: [
      { name: 'name', source: 'name', required: true, kind: 'value' },
      { name: 'key', source: 'key', kind: 'value' },
      { name: 'contexts', source: 'contexts', required: true, kind: 'value' },
      { name: 'prosemirror', source: 'prosemirror', required: true, kind: 'value' },
      { name: 'html', source: 'html', kind: 'value' },
      { name: 'options', source: 'options', kind: 'value' },
    ],
    onceKey: 'idempotency_key',
    imports: true,
  },
  update: {
    field: 'updateMergeTemplate',
    operation: templateUpdateOperation,
    inputs: [
      { name: 'name', source: 'name', required: true, kind: 'value' },
      { name: 'key', source: 'key', kind: 'value' },
      { name: 'contexts', source: 'contexts', required: true, kind: 'value' },
      { name: 'prosemirror', source: 'prosemirror', required: true, kind: 'value' },
      { name: 'html', source: 'html', kind: 'value' },
      { name: 'options', source: 'options', kind: 'value' },
    ],
    pieces: async () => (await import('./inputs.tsx')).templateInputs,
    schema: async () => (await import('./validation.ts')).updateTemplateSchema,
    idInput: 'id',
    version: { input: 'date_modified', source: 'dateModified' },
  },
  restore: { field: 'restoreMergeTemplate', operation: templateRestoreOperation, idVariable: 'id' },
};
