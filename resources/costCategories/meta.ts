// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  costCategoryCreateOperation,
  costCategoryListOperation,
  costCategoryPickOperation,
  costCategoryRemoveOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'costCategories',
  type: 'CostCategory',
  idField: 'id',
  representation: ['path'],
  can: 'can',
  list: {
    field: 'costCategories',
    paged: false,
    operation: costCategoryListOperation,
    pickOperation: costCategoryPickOperation,
    sortColumns: {
      name: 'name',
      reference: 'reference',
      path: 'path',
      dateCreated: 'dateCreated',
      dateModified: 'dateModified',
    },
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      parentId: { path: [], list: false, scalar: 'id', source: 'parent.id', operator: 'eq' },
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
  create: {
    field: 'createCostCategory',
    operation: costCategoryCreateOperation,
    inputs: [
      { name: 'name', source: 'name', required: true, kind: 'value' },
      { name: 'reference', source: 'reference', kind: 'value' },
      { name: 'parent_id', source: 'parent.id', kind: 'id' },
    ],
    onceKey: 'idempotency_key',
    imports: true,
  },
  delete: { field: 'deleteCostCategory', operation: costCategoryRemoveOperation, idVariable: 'id' },
};
