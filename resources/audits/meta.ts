// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { auditListOperation, auditPickOperation, auditShowOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'audits',
  type: 'Audit',
  idField: 'id',
  representation: ['model'],
  apart: ['user.fullName'],
  can: 'can',
  list: {
    field: 'audits',
    paged: true,
    operation: auditListOperation,
    pickOperation: auditPickOperation,
    sortColumns: { createdAt: 'CREATED_AT' },
    filters: { whereConditions: { path: ['whereConditions'], list: false, scalar: 'object' } },
    figures: true,
    exports: true,
  },
  one: { field: 'audit', operation: auditShowOperation, idVariable: 'ID' },
};
