import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { partlyHiddenUserFields, userScope } from '../user/userScope.ts';
import { auditScope } from './auditScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';

/** S4: appended to by what is done, never written by anybody. */
const auditActions: TypeActions = { many: 'the log', read: 'audit.read', rules: [] };

const auditEntity: Entity = {
  type: 'Audit',
  table: 'audits',
  scope: auditScope,
  actions: auditActions,
};

export const auditNoun = defineNoun({
  entity: auditEntity,
  list: {
    related: {
      user: {
        type: 'User',
        table: 'users',
        scope: userScope,
        guards: { partlyHidden: partlyHiddenUserFields },
        on: (parent, child) => sql`${sql.id(child, 'id')} = ${sql.id(parent, 'user_id')}`,
      },
    },
    defaultOrder: [{ column: 'CREATED_AT', order: 'DESC' }],
  },
});
