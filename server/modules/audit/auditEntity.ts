import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { nameOfUser, valuesOfUser } from '../user/userScope.ts';
import { auditActions } from './actions.ts';
import { auditScope } from './auditScope.ts';

type Seen = (value: Sql, id: Sql, viewer: Viewer) => Sql;

/** The log tells of an account no more than the account itself does. */
const asSeen =
  (column: string, seen: Seen) =>
  (alias: string, viewer: Viewer): Sql => {
    const value = sql.id(alias, column);
    const ofUser = seen(value, sql.id(alias, 'auditable_id'), viewer);
    return ofUser === value
      ? value
      : sql`case when ${sql.id(alias, 'auditable_type')} = 'User' then ${ofUser} else ${value} end`;
  };

export const modelAsSeen = asSeen('model', nameOfUser);

export const auditEntity: Entity = {
  type: 'Audit',
  table: 'audits',
  scope: auditScope,
  actions: auditActions,
  fields: {
    model: modelAsSeen,
    oldValues: asSeen('old_values', valuesOfUser),
    newValues: asSeen('new_values', valuesOfUser),
  },
};
