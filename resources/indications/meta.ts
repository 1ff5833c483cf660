// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { indicationListDocument, indicationPickDocument } from './documents.ts';

export const meta: ResourceMeta = {
  name: 'indications',
  type: 'Indication',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'indications',
    paged: false,
    document: indicationListDocument,
    pickDocument: indicationPickDocument,
    sortColumns: { name: 'name', colour: 'colour' },
    filters: { text_search: { path: [], list: false, scalar: 'string', operator: 'search' } },
    searchFilter: 'text_search',
  },
};
