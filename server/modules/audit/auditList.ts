import { sql } from 'kysely';
import { partlyHiddenUserFields, userScope } from '../user/userScope.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { ids, moments, texts } from '../../graphql/read/testedColumn.ts';
import { whereConditions } from '../../graphql/read/whereConditions.ts';
import { auditEntity } from './auditEntity.ts';

const conditions = whereConditions({
  guards: auditEntity,
  columns: {
    ID: ids('id', 'id'),
    AUDITABLE_ID: ids('auditable_id', 'auditableId'),
    AUDITABLE_TYPE: texts('auditable_type', 'auditableType'),
    EVENT: texts('event', 'event'),
    MODEL: texts('model', 'model'),
    USER_ID: ids('user_id', 'user'),
    CREATED_AT: moments('created_at', 'createdAt'),
  },
  relations: {
    USER: {
      table: 'users',
      scope: userScope,
      guards: { partlyHidden: partlyHiddenUserFields },
      on: (parent, child) => sql`${sql.id(child, 'id')} = ${sql.id(parent, 'user_id')}`,
      columns: {
        ID: ids('id', 'ID'),
        USER_EMAIL: texts('user_email', 'userEmail'),
        FIRST_NAME: texts('first_name', 'firstName'),
        LAST_NAME: texts('last_name', 'lastName'),
      },
    },
  },
});

export const auditList: ListDefinition = {
  entity: auditEntity,
  conditions: { whereConditions: conditions },
  order: { columns: { CREATED_AT: byColumn('created_at') } },
  defaultOrder: [{ column: 'CREATED_AT', order: 'DESC' }],
};
