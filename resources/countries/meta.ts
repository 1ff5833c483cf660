// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { countryListOperation, countryPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'countries',
  type: 'Country',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'countries',
    paged: false,
    operation: countryListOperation,
    pickOperation: countryPickOperation,
    sortColumns: { name: 'name', countryCode: 'countryCode', isCustom: 'isCustom' },
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      isCustom: { path: [], list: false, scalar: 'boolean', source: 'isCustom', operator: 'eq' },
      conditions: { path: [], list: false, scalar: 'object' },
    },
    searchFilter: 'text_search',
    figures: true,
    exports: true,
  },
};
