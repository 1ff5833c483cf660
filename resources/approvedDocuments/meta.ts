// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import {
  approvedDocumentListOperation,
  approvedDocumentPickOperation,
  approvedDocumentShowOperation,
} from './operations.ts';

export const meta: ResourceMeta = {
  name: 'approvedDocuments',
  type: 'ApprovedDocument',
  idField: 'id',
  representation: ['name'],
  can: 'can',
  list: {
    field: 'approvedDocuments',
    paged: false,
    operation: approvedDocumentListOperation,
    pickOperation: approvedDocumentPickOperation,
    sortColumns: {
      name: 'name',
      jobcode: 'jobcode',
      documentUrl: 'documentUrl',
      dateApproved: 'dateApproved',
      isCustomDocument: 'isCustomDocument',
      dateCreated: 'dateCreated',
      dateModified: 'dateModified',
    },
    filters: {
      text_search: { path: [], list: false, scalar: 'string', operator: 'search' },
      authorId: { path: [], list: false, scalar: 'id', source: 'author.id', operator: 'eq' },
      approvedById: { path: [], list: false, scalar: 'id', source: 'approvedBy.id', operator: 'eq' },
      dateApproved_gte: { path: [], list: false, scalar: 'date', source: 'dateApproved', operator: 'gte' },
      dateApproved_lt: { path: [], list: false, scalar: 'date', source: 'dateApproved', operator: 'lt' },
      isCustomDocument: {
        path: [],
        list: false,
        scalar: 'boolean',
        source: 'isCustomDocument',
        operator: 'eq',
      },
      dateCreated_gte: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'gte' },
      dateCreated_lt: { path: [], list: false, scalar: 'date', source: 'dateCreated', operator: 'lt' },
      dateModified_gte: { path: [], list: false, scalar: 'date', source: 'dateModified', operator: 'gte' },
      dateModified_lt: { path: [], list: false, scalar: 'date', source: 'dateModified', operator: 'lt' },
    },
    searchFilter: 'text_search',
  },
  one: { field: 'approvedDocument', operation: approvedDocumentShowOperation, idVariable: 'id' },
};
