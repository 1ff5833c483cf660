import { auditScope } from './auditScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { auditActions } from './actions.ts';

export const auditEntity: Entity = {
  type: 'Audit',
  table: 'audits',
  scope: auditScope,
  actions: auditActions,
};
