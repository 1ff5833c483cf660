import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { roles } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { savedViewScope } from './savedViewScope.ts';
import { mayShareWith } from './sharing.ts';
import { holdPerson, visibleView, type VisibleView } from './viewChoices.ts';

interface Choice {
  readonly resource: string;
  readonly id?: string | null;
  readonly role?: string | null;
}

/** Answers whether it was another one until now. */
export function setDefaultView(session: WriteSession, { resource, id, role }: Choice): Promise<boolean> {
  const { viewer, context } = session;
  if (role && !mayShareWith(viewer, role)) throw forbidden('say with which view the lists of this role open');
  return context.database.transaction(async (tx) => {
    const view = id ? await visibleView(tx, session, id) : null;
    if (view !== null) mustFit(view, resource, role ?? null);
    await holdPerson(tx, session);
    const changed = await put(tx, { resource, id: id ?? null, role: role ?? null }, viewer.id);
    if (changed && role) await auditRole(tx, session, { resource, id: id ?? null, role, view });
    return changed;
  });
}

/** A list must open with something that those see who open it. */
function mustFit(
  { resource, audience, role: shared }: VisibleView,
  asked: string,
  role: string | null,
): void {
  if (resource !== asked) throw validationFailed({ id: ['This is a view of another list.'] });
  if (role === null || audience === 'EVERYONE' || shared === role) return;
  throw validationFailed({ id: ['Share this view with the role first, or with everyone.'] });
}

async function put(tx: Tx, { resource, id, role }: Choice, userId: string): Promise<boolean> {
  const whose = role ? sql`role = ${role}` : sql`user_id = ${userId}::bigint`;
  if (!id) {
    const gone = await run(
      tx,
      sql`delete from saved_view_defaults where resource = ${resource} and ${whose} returning 1`,
    );
    return gone.length > 0;
  }
  const target = role
    ? sql`(role, resource) where role is not null`
    : sql`(user_id, resource) where user_id is not null`;
  const written = await run(
    tx,
    sql`insert into saved_view_defaults as d (resource, user_id, role, saved_view_id)
        values (${resource}, ${role ? null : userId}, ${role ?? null}, ${id})
        on conflict ${target} do update set saved_view_id = excluded.saved_view_id
        where d.saved_view_id <> excluded.saved_view_id returning 1`,
  );
  return written.length > 0;
}

interface RoleChoice extends Choice {
  readonly role: string;
  readonly view: VisibleView | null;
}

/** It changes what others see first: the log has it (S4). */
const auditRole = (
  tx: Tx,
  { viewer, context }: WriteSession,
  { resource, id, role, view }: RoleChoice,
): Promise<void> =>
  recordAudit(tx, {
    type: 'SavedView',
    id: id ?? null,
    event: 'updated',
    name: view?.label ?? resource,
    old: null,
    new: { resource, default_role: role, is_default: view !== null },
    userId: viewer.id,
    countryId: null,
    at: context.now().toISOString(),
  });

/** The view that a list opens with: one's own choice, else that of the first of one's roles that has one. */
export const isDefaultView = (alias: string, viewer: Viewer): Sql => {
  const chosen = (condition: Sql, order: Sql) =>
    sql`(select d.saved_view_id from saved_view_defaults d join saved_views v on v.id = d.saved_view_id
         where d.resource = ${sql.id(alias, 'resource')} and ${condition} and ${savedViewScope('v', viewer)} ${order} limit 1)`;
  const own = chosen(sql`d.user_id = ${viewer.id}::bigint`, sql``);
  const ofRoles = chosen(
    sql`d.role = any(${viewer.roles}::text[])`,
    sql`order by array_position(${roles}::text[], d.role)`,
  );
  return sql`coalesce(coalesce(${own}, ${ofRoles}) = ${sql.id(alias, 'id')}, false)`;
};
