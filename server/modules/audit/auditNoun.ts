import { sql } from 'kysely';
import { defineNoun, type Noun } from '#server/graphql/noun/defineNoun.ts';
import {
  nameOfUser,
  partlyHiddenUserFields,
  readsUsers,
  userScope,
  valuesOfUser,
} from '../user/userScope.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { or, type Sql, TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { auditScope, recordOf } from './auditScope.ts';
import { isThereAmong } from './isThere.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';

/** S4: appended to by what is done, never written by anybody. */
const auditActions: TypeActions = { many: 'the log', read: 'audit.read', rules: [] };

type Seen = (value: Sql, id: Sql, viewer: Viewer) => Sql;

/** The log tells of an account no more than the account itself does. */
const asSeen =
  (column: string, seen: Seen) =>
  (alias: string, viewer: Viewer): Sql => {
    const value = sql.id(alias, column);
    const ofUser = seen(value, sql.id(alias, 'auditable_id'), viewer);
    return ofUser === value ? value : sql`case when ${isOfUser(alias)} then ${ofUser} else ${value} end`;
  };

const isOfUser = (alias: string): Sql => sql`${sql.id(alias, 'auditable_type')} = 'User'`;

const auditEntity = (recorded: readonly Noun[]): Entity => ({
  type: 'Audit',
  table: 'audits',
  scope: auditScope,
  actions: auditActions,
  fields: {
    ownerId: recordOf,
    isThere: isThereAmong(recorded),
    model: asSeen('model', nameOfUser),
    oldValues: asSeen('old_values', valuesOfUser),
    newValues: asSeen('new_values', valuesOfUser),
  },
});

/** The log of all other nouns. */
export const auditNounOf = (recorded: readonly Noun[]): Noun =>
  defineNoun({
    entity: auditEntity(recorded),
    list: {
      related: {
        user: {
          type: 'User',
          table: 'users',
          scope: userScope,
          one: { column: 'user_id', isListed: (viewer) => reach(viewer, 'audit.read') === 'countries' },
          guards: { partlyHidden: partlyHiddenUserFields },
          on: (parent, child) => sql`${sql.id(child, 'id')} = ${sql.id(parent, 'user_id')}`,
        },
      },
      shortcuts: {
        // Only accounts are shown other than they are called.
        MODEL: {
          implied: (alias, viewer, test) =>
            readsUsers(viewer) ? TRUE : or([isOfUser(alias), test(sql.id(alias, 'model'))]),
        },
      },
      defaultOrder: [{ column: 'CREATED_AT', order: 'DESC' }],
    },
  });
