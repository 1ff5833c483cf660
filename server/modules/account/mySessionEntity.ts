import { isOwn } from '../../access/scopes/countries.ts';
import { and, ref, sql } from '../../db/sql.ts';
import type { Entity } from '../../graphql/Entity.ts';

/** One's own open sessions. */
export const mySessionEntity: Entity = {
  type: 'MySession',
  table: 'sessions',
  scope: (alias, viewer) =>
    and([
      isOwn(ref(alias, 'user_id'), viewer),
      sql`${ref(alias, 'revoked_at')} is null`,
      sql`${ref(alias, 'expires_at')} > coalesce(nullif(current_setting('convene.now', true), '')::timestamptz, now())`,
    ]),
  fields: {
    sessionId: (alias) => sql`${ref(alias, 'id')}::text`,
    isCurrent: (alias, viewer) => sql`(${ref(alias, 'id')}::text = ${viewer.sessionId})`,
    dateStarted: (alias) => ref(alias, 'issued_at'),
    dateLastUsed: (alias) => ref(alias, 'refreshed_at'),
  },
};
