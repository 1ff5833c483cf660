import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { partlyHiddenUserFields, userScope } from '../user/userScope.ts';
import { auditEntity } from './auditEntity.ts';

export const auditNoun = defineNoun({
  entity: auditEntity,
  list: {
    related: {
      user: {
        type: 'User',
        table: 'users',
        scope: userScope,
        isOne: true,
        guards: { partlyHidden: partlyHiddenUserFields },
        on: (parent, child) => sql`${sql.id(child, 'id')} = ${sql.id(parent, 'user_id')}`,
      },
    },
    defaultOrder: [{ column: 'CREATED_AT', order: 'DESC' }],
  },
});
