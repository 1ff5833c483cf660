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
    if (changed !== null && role)
      await auditRole(tx, session, { resource, role, view: changed, isFirst: view !== null });
    return changed !== null;
  });
}

/** A list must open with something that those see who open it. */
function mustFit(
  { resource, audience, role: shared }: VisibleView,
  asked: string,
  role: string | null,
): void {
  if (resource !== asked) throw validationFailed('id', 'This is a view of another list.');
  if (role === null || audience === 'EVERYONE' || shared === role) return;
  throw validationFailed('id', 'Share this view with the role first, or with everyone.');
}

/** Which view is first by now, or is first no more; null where nothing has changed. */
async function put(tx: Tx, { resource, id, role }: Choice, userId: string): Promise<NamedView | null> {
  const named = sql`d.saved_view_id::text as id, (select v.label from saved_views v where v.id = d.saved_view_id) as label`;
  const whose = role ? sql`d.role = ${role}` : sql`d.user_id = ${userId}::bigint`;
  if (!id) {
    const [gone] = await run<NamedView>(
      tx,
      sql`delete from saved_view_defaults d where d.resource = ${resource} and ${whose} returning ${named}`,
    );
    return gone ?? null;
  }
  const target = role
    ? sql`(role, resource) where role is not null`
    : sql`(user_id, resource) where user_id is not null`;
  const [written] = await run<NamedView>(
    tx,
    sql`insert into saved_view_defaults as d (resource, user_id, role, saved_view_id)
        values (${resource}, ${role ? null : userId}, ${role ?? null}, ${id})
        on conflict ${target} do update set saved_view_id = excluded.saved_view_id
        where d.saved_view_id <> excluded.saved_view_id returning ${named}`,
  );
  return written ?? null;
}

interface NamedView {
  readonly id: string;
  readonly label: string;
}

interface RoleChoice {
  readonly resource: string;
  readonly role: string;
  readonly view: NamedView;
  readonly isFirst: boolean;
}

/** It changes what others see first: the log has it, under the view that is first or was (S4). */
const auditRole = (
  tx: Tx,
  { viewer, context }: WriteSession,
  { resource, role, view, isFirst }: RoleChoice,
): Promise<void> =>
  recordAudit(tx, {
    type: 'SavedView',
    id: view.id,
    event: 'updated',
    name: view.label,
    new: { resource, default_role: role, is_default: isFirst },
    userId: viewer.id,
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
