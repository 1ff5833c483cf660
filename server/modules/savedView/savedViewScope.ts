import { sql } from 'kysely';
import { isNotDeleted, isOwn } from '#server/access/countries.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, or, type Sql } from '#server/db/conditions.ts';

type Reader = Pick<Viewer, 'id' | 'roles'>;

/** V1: one's own, those of one's roles, and those of everyone. */
export const isOffered = (alias: string, viewer: Reader): Sql =>
  or([
    isOwn(sql.id(alias, 'owner_id'), viewer),
    sql`${sql.id(alias, 'audience')} = 'EVERYONE'`,
    sql`${sql.id(alias, 'role')} = any(${viewer.roles}::text[])`,
  ]);

/** Whoever may share with any role can mend what others have shared with one, when they have its link. */
export function savedViewScope(alias: string, viewer: Reader): Sql {
  const shared = reach(viewer, 'views.share') === 'all' ? [sql`${sql.id(alias, 'audience')} <> 'OWN'`] : [];
  return and([isNotDeleted(alias), or([isOffered(alias, viewer), ...shared])]);
}
