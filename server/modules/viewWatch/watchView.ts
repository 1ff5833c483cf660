import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import { zoneOf } from '#server/graphql/read/zoneOf.ts';
import { viewTooLarge, viewUncounted, watchesTooMany } from '#server/errors/viewRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { holdPerson, type VisibleView, visibleView } from '../savedView/index.ts';
import { savedViewScope } from '../savedView/savedViewScope.ts';
import { countView, idsOfView, watchedAtMost } from './viewRows.ts';

/** Each costs a reading every few minutes. */
const watchesAtMost = 20;

interface Asked {
  readonly id: string;
  readonly watch: 'NONE' | 'BELL' | 'MAIL';
  readonly zone?: string | null;
}

/** What is in the view by now is nothing new. @throws notFound, viewTooLarge, viewUncounted, watchesTooMany */
export async function watchView(session: WriteSession, { id, watch, ...where }: Asked): Promise<string> {
  const { context } = session;
  const zone = zoneOf(where.zone);
  const view = await context.database.transaction((tx) => visibleView(tx, session, id));
  const inside = watch === 'NONE' ? [] : await idsInside(view, zone, session);
  return context.database.transaction(async (tx) => {
    await visibleView(tx, session, id);
    await holdPerson(tx, session);
    if (watch === 'NONE') await stop(tx, session, id);
    else await begin(tx, session, { id, byMail: watch === 'MAIL', asked: view.arguments, zone, inside });
    return id;
  });
}

async function idsInside(
  view: VisibleView,
  zone: string,
  { context }: WriteSession,
): Promise<readonly string[]> {
  const by = { zone, now: context.now() };
  const asked =
    view.arguments === null ? null : { type: view.type, asked: JSON.parse(view.arguments) as unknown, ...by };
  const ids = asked && (await idsOfView(asked, context));
  if (asked === null || ids === null) throw viewUncounted();
  if (ids.length > watchedAtMost)
    throw viewTooLarge((await countView(asked, context)) ?? ids.length, watchedAtMost);
  return ids;
}

const stop = (tx: Tx, { viewer }: WriteSession, id: string) =>
  run(tx, sql`delete from saved_view_watches where user_id = ${viewer.id} and saved_view_id = ${id}`);

interface Beginning {
  readonly id: string;
  readonly byMail: boolean;
  readonly asked: string | null;
  readonly zone: string;
  readonly inside: readonly string[];
}

/** Whoever watches it already changes only how they are told. Views that are gone, or shared no more, take no room. */
async function begin(
  tx: Tx,
  session: WriteSession,
  { id, byMail, asked, zone, inside }: Beginning,
): Promise<void> {
  const { viewer, context } = session;
  const [kept] = await run<{ full: boolean }>(
    tx,
    sql`select count(*) >= ${watchesAtMost}::int as full from saved_view_watches w join saved_views v on v.id = w.saved_view_id
        where w.user_id = ${viewer.id} and w.saved_view_id <> ${id}::bigint and ${savedViewScope('v', viewer)}`,
  );
  if (kept?.full === true) throw watchesTooMany(watchesAtMost);
  const now = context.now().toISOString();
  await run(
    tx,
    sql`insert into saved_view_watches (saved_view_id, user_id, by_mail, asked, zone, known_ids, checked_at, seen_at)
        values (${id}, ${viewer.id}, ${byMail}, ${asked}::jsonb, ${zone}, ${inside}::text[], ${now}, ${now})
        on conflict (user_id, saved_view_id) do update set by_mail = excluded.by_mail, zone = excluded.zone,
          unmailed = case when excluded.by_mail then saved_view_watches.unmailed else 0 end`,
  );
}
