import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { markNotificationsRead } from './service.ts';

const notificationMutations: Operations = {
  markNotificationsRead: operation('signedIn', (session, { ids }: { readonly ids: readonly string[] }) =>
    markNotificationsRead(session, ids),
  ),
};

/** What users are told; each reads their own. */
const notificationEntity: Entity = {
  type: 'Notification',
  table: 'notifications',
  scope: (alias, viewer) => isOwn(sql.id(alias, 'user_id'), viewer),
};

export const notificationNoun = defineNoun({
  entity: notificationEntity,
  list: { defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }], first: 50 },
  mutations: notificationMutations,
});
