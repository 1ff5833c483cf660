import { auditScope } from '../../access/scopes/auditScope.ts';
import type { Entity } from '../../graphql/Entity.ts';

export const auditEntity: Entity = {
  type: 'Audit',
  table: 'audits',
  scope: auditScope,
  relations: { user: { kind: 'one', type: 'User', column: 'user_id' } },
};
