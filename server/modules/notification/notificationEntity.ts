import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import type { Entity } from '#server/graphql/Entity.ts';

/** What users are told; each reads their own. */
export const notificationEntity: Entity = {
  type: 'Notification',
  table: 'notifications',
  scope: (alias, viewer) => isOwn(sql.id(alias, 'user_id'), viewer),
};
