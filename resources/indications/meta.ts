// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { indicationListOperation, indicationPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'indications',
  type: 'Indication',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'indications',
    paged: false,
    operation: indicationListOperation,
    pickOperation: indicationPickOperation,
    sortColumns: { name: 'name', colour: 'colour' },
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      conditions: { path: [], list: false, scalar: 'object' },
    },
    searchFilter: 'text_search',
    figures: true,
    exports: true,
  },
};
