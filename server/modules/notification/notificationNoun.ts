import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { operation, type Operations, reading } from '#server/graphql/access/Operation.ts';
import type { Condition } from '#server/graphql/read/condition.ts';
import type { ListDefinition } from '#server/graphql/read/ListDefinition.ts';
import { byColumn } from '#server/graphql/read/orderBy.ts';
import { isId } from '#server/db/rows.ts';
import { FALSE } from '#server/db/conditions.ts';
import { markNotificationsRead } from './service.ts';

interface MarkedRead {
  readonly ids: readonly string[];
  readonly older?: boolean | null;
}

const notificationMutations: Operations = {
  markNotificationsRead: operation('signedIn', (session, { ids, older }: MarkedRead) =>
    markNotificationsRead(session, { ids, older: older === true }),
  ),
};

/** What users are told; each reads their own. */
const notificationEntity: Entity = {
  type: 'Notification',
  table: 'notifications',
  scope: (alias, viewer) => isOwn(sql.id(alias, 'user_id'), viewer),
};

/** In the order of the list; of one's own only, as nothing is said of when somebody else was told. */
const isOlder: Condition = (value, { alias, viewer }) => {
  if (typeof value !== 'string' || !isId(value)) return FALSE;
  return sql`(${sql.id(alias, 'date_created')}, ${sql.id(alias, 'id')}) < (
    select "than"."date_created", "than"."id" from "notifications" "than"
    where "than"."id" = ${value} and ${isOwn(sql.id('than', 'user_id'), viewer)})`;
};

const newestFirst = [{ column: 'DATE_CREATED', order: 'DESC' }] as const;
const size = { first: 50 };

/** What comes after the last that was read: what is told meanwhile moves none of them to another page. */
const older: ListDefinition = {
  entity: notificationEntity,
  conditions: { than: isOlder },
  order: { columns: { DATE_CREATED: byColumn('date_created') } },
  defaultOrder: newestFirst,
};

export const notificationNoun = defineNoun({
  entity: notificationEntity,
  list: { defaultOrder: newestFirst, ...size },
  queries: { olderNotifications: reading({ kind: 'plain', list: older, size }) },
  mutations: notificationMutations,
});
