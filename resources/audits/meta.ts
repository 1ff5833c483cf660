// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { auditListDocument, auditPickDocument, auditShowDocument } from './documents.ts';

export const meta: ResourceMeta = {
  name: 'audits',
  type: 'Audit',
  idField: 'id',
  representation: ['model'],
  can: 'can',
  list: {
    field: 'audits',
    paged: true,
    document: auditListDocument,
    pickDocument: auditPickDocument,
    sortColumns: { createdAt: 'CREATED_AT' },
    filters: { whereConditions: { path: ['whereConditions'], list: false, scalar: 'object' } },
  },
  one: { field: 'audit', document: auditShowDocument, idVariable: 'ID' },
};
