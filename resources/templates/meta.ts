// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  templateCreateDocument,
  templateEditDocument,
  templateListDocument,
  templatePickDocument,
  templateShowDocument,
  templateUpdateDocument,
} from './documents.ts';

export const meta: ResourceMeta = {
  name: 'templates',
  type: 'MergeTemplate',
  idField: 'id',
  representation: ['name'],
  can: 'can',
  list: {
    field: 'mergeTemplates',
    paged: true,
    document: templateListDocument,
    pickDocument: templatePickDocument,
    sortColumns: {},
    filters: { isChild: { path: ['isChild'], list: false, scalar: 'boolean', operator: 'eq' } },
  },
  one: {
    field: 'mergeTemplate',
    document: templateShowDocument,
    editDocument: templateEditDocument,
    idVariable: 'id',
  },
  create: {
    field: 'createMergeTemplate',
    document: templateCreateDocument,
    inputs: [
      { name: 'name', source: 'name', required: true, kind: 'value' },
      { name: 'key', source: 'key', kind: 'value' },
      { name: 'contexts', source: 'contexts', required: true, kind: 'value' },
      { name: 'prosemirror', source: 'prosemirror', required: true, kind: 'value' },
      { name: 'html', source: 'html', kind: 'value' },
      { name: 'options', source: 'options', kind: 'value' },
    ],
    onceKey: 'idempotency_key',
  },
  update: {
    field: 'updateMergeTemplate',
    document: templateUpdateDocument,
    inputs: [
      { name: 'name', source: 'name', required: true, kind: 'value' },
      { name: 'key', source: 'key', kind: 'value' },
      { name: 'contexts', source: 'contexts', required: true, kind: 'value' },
      { name: 'prosemirror', source: 'prosemirror', required: true, kind: 'value' },
      { name: 'html', source: 'html', kind: 'value' },
      { name: 'options', source: 'options', kind: 'value' },
    ],
    idInput: 'id',
    version: { input: 'date_modified', source: 'dateModified' },
  },
};
