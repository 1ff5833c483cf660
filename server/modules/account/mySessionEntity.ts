import { sql } from 'kysely';
import { isOwn } from '#server/access/countries.ts';
import { and } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';

/** One's own open sessions. */
export const mySessionEntity: Entity = {
  type: 'MySession',
  table: 'sessions',
  scope: (alias, viewer) =>
    and([
      isOwn(sql.id(alias, 'user_id'), viewer),
      sql`${sql.id(alias, 'revoked_at')} is null`,
      sql`${sql.id(alias, 'expires_at')} > coalesce(nullif(current_setting('convene.now', true), '')::timestamptz, now())`,
    ]),
  fields: {
    sessionId: (alias) => sql`${sql.id(alias, 'id')}::text`,
    isCurrent: (alias, viewer) => sql`(${sql.id(alias, 'id')}::text = ${viewer.sessionId})`,
    dateStarted: (alias) => sql.id(alias, 'issued_at'),
    dateLastUsed: (alias) => sql.id(alias, 'refreshed_at'),
  },
};
