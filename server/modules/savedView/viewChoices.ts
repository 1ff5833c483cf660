import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { isId, run, type Tx } from '#server/db/rows.ts';
import { pinsTooMany } from '#server/errors/viewRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { savedViewScope } from './savedViewScope.ts';

/** As many as a rail has room for. */
const pinnedAtMost = 12;

interface Pin {
  readonly id: string;
  readonly is_pinned: boolean;
}

/** What each person makes of views is theirs: it changes no view, and the log does not tell of it. */
export function pinView(session: WriteSession, { id, is_pinned }: Pin): Promise<string> {
  return session.context.database.transaction(async (tx) => {
    await visibleView(tx, session, id);
    await holdPerson(tx, session);
    if (is_pinned && (await hasNoRoom(tx, session, id))) throw pinsTooMany(pinnedAtMost);
    await run(
      tx,
      sql`insert into saved_view_choices (saved_view_id, user_id, is_pinned) values (${id}, ${session.viewer.id}, ${is_pinned})
          on conflict (user_id, saved_view_id) do update set is_pinned = excluded.is_pinned`,
    );
    return id;
  });
}

/** Pins of views that are gone, or shared no more, take no room. */
async function hasNoRoom(tx: Tx, { viewer }: WriteSession, id: string): Promise<boolean> {
  const [pinned] = await run<{ full: boolean }>(
    tx,
    sql`select count(*) >= ${pinnedAtMost}::int as full from saved_view_choices c join saved_views v on v.id = c.saved_view_id
        where c.user_id = ${viewer.id} and c.is_pinned and v.id <> ${id}::bigint and ${savedViewScope('v', viewer)}`,
  );
  return pinned?.full === true;
}

interface Order {
  readonly resource: string;
  readonly ids: readonly string[];
}

/** Answers how many were put: what cannot be seen, or belongs to another list, has no place. */
export function orderSavedViews(session: WriteSession, { resource, ids }: Order): Promise<number> {
  const { viewer } = session;
  const named = [...new Set(ids.filter(isId))];
  return session.context.database.transaction(async (tx) => {
    await holdPerson(tx, session);
    await run(
      tx,
      sql`update saved_view_choices c set position = null from saved_views v
          where v.id = c.saved_view_id and c.user_id = ${viewer.id} and v.resource = ${resource}`,
    );
    const put = await run(
      tx,
      sql`insert into saved_view_choices (saved_view_id, user_id, position)
          select v.id, ${viewer.id}, row_number() over (order by n.place) - 1
          from unnest(${named}::bigint[]) with ordinality n (id, place) join saved_views v on v.id = n.id
          where v.resource = ${resource} and ${savedViewScope('v', viewer)}
          on conflict (user_id, saved_view_id) do update set position = excluded.position
          returning 1`,
    );
    return put.length;
  });
}

/** S1: a view that is not shared with somebody does not exist for them. */
export function visibleView(tx: Tx, { viewer }: WriteSession, id: string): Promise<VisibleView> {
  return mustFind('SavedView', id, () =>
    run<VisibleView>(
      tx,
      sql`select v.resource, v.type, v.audience, v.role, v.arguments::text from saved_views v
          where v.id = ${id} and ${savedViewScope('v', viewer)} for share of v`,
    ),
  );
}

export interface VisibleView {
  readonly resource: string;
  readonly type: string;
  readonly audience: string;
  readonly role: string | null;
  /** JSON text. */
  readonly arguments: string | null;
}

/** What one person chooses twice at once happens one after the other. */
export async function holdPerson(tx: Tx, { viewer }: WriteSession): Promise<void> {
  await run(tx, sql`select 1 from users where id = ${viewer.id}::bigint for update`);
}
