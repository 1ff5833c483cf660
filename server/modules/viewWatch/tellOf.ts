import { sql } from 'kysely';
import { sameValue } from '#server/db/Json.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { entered, remembered } from './entered.ts';
import { watchedAtMost } from './viewRows.ts';

/** What a watcher sees of a view. */
export interface Look {
  readonly asked: unknown;
  /** Null where it cannot be told. */
  readonly ids: readonly string[] | null;
  /** Why not, in words. */
  readonly problem: string | null;
}

interface Looked {
  readonly viewId: string;
  readonly userId: string;
  /** How often it had been looked at when this look began. */
  readonly round: number;
  readonly look: Look | null;
}

interface Kept {
  readonly asked: string;
  readonly known: readonly string[];
  readonly problem: string | null;
}

/**
 * Writes down what was seen, and tells of what is new. Where somebody else has looked since, this look is thrown away:
 * nobody is told twice. A view that was changed, or had a problem, begins anew. Answers how many were told of.
 */
export async function tellOf(tx: Tx, now: Date, { viewId, userId, round, look }: Looked): Promise<number> {
  const own = sql`saved_view_id = ${viewId}::bigint and user_id = ${userId}::bigint`;
  const [watch] = await run<Kept>(
    tx,
    sql`select asked::text, to_json(known_ids) as known, problem from saved_view_watches
        where ${own} and round = ${round} for update`,
  );
  if (watch === undefined) return 0;
  const moment = now.toISOString();
  const looked = sql`checked_at = ${moment}, round = round + 1`;
  if (look === null) {
    await run(tx, sql`update saved_view_watches set ${looked} where ${own}`);
    return 0;
  }
  const sawIt = sql`${looked}, seen_at = ${moment}, problem = ${look.problem}`;
  if (look.ids === null) {
    await run(tx, sql`update saved_view_watches set ${sawIt} where ${own}`);
    return 0;
  }
  const seen = { known: watch.known, current: look.ids };
  const isComparable = watch.problem === null && sameValue(JSON.parse(watch.asked), look.asked);
  const fresh = isComparable ? entered(seen).length : 0;
  const known = isComparable ? remembered(seen, watchedAtMost) : look.ids;
  await run(
    tx,
    sql`update saved_view_watches set ${sawIt}, asked = ${JSON.stringify(look.asked)}::jsonb, known_ids = ${known}::text[],
          unmailed = case when by_mail then unmailed + ${fresh}::int else 0 end
        where ${own}`,
  );
  if (fresh > 0) await notify(tx, { viewId, userId, fresh, moment });
  return fresh;
}

interface Notice {
  readonly viewId: string;
  readonly userId: string;
  readonly fresh: number;
  readonly moment: string;
}

/** One notice a view: what comes in before it is read adds to it. */
async function notify(tx: Tx, { viewId, userId, fresh, moment }: Notice): Promise<void> {
  await run(
    tx,
    sql`insert into notifications (user_id, kind, saved_view_id, count, date_created)
        values (${userId}, 'VIEW_ENTERED', ${viewId}, ${fresh}, ${moment})
        on conflict (user_id, saved_view_id) where date_read is null and saved_view_id is not null
        do update set count = notifications.count + excluded.count, date_created = excluded.date_created`,
  );
}
