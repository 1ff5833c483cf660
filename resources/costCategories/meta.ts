// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { costCategoryListOperation, costCategoryPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'costCategories',
  type: 'CostCategory',
  idField: 'id',
  representation: ['path'],
  list: {
    field: 'costCategories',
    paged: false,
    operation: costCategoryListOperation,
    pickOperation: costCategoryPickOperation,
    sortColumns: { name: 'name', reference: 'reference', path: 'path' },
    filters: { text_search: { path: [], list: false, scalar: 'string', operator: 'search' } },
    searchFilter: 'text_search',
  },
};
