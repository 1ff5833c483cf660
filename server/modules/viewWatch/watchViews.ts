import { sql } from 'kysely';
import { loadViewer } from '#server/auth/loadViewer.ts';
import type { Database } from '#server/db/Database.ts';
import { isOutage } from '#server/db/isOutage.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';
import { enqueueMail } from '#server/mail/enqueueMail.ts';
import { savedViewEntity } from '../savedView/index.ts';
import type { ContextOf } from '../task/index.ts';
import { type Look, tellOf } from './tellOf.ts';
import { type AskedView, idsOfView, isOutdated, watchedAtMost } from './viewRows.ts';

/** UTC: before work begins where most people are. */
const mailHour = 5;

/** One mail a day and person, of all that came into what they watch by mail. Answers how many mails were queued. */
async function mailWatchers(tx: Tx, now: Date): Promise<number> {
  if (now.getUTCHours() < mailHour) return 0;
  const today = now.toISOString().slice(0, 10);
  const due = await run<{ user_id: string }>(
    tx,
    sql`select user_id::text from saved_view_watches group by user_id
        having sum(unmailed) > 0 and coalesce(max(mailed_on), '-infinity') < ${today}::date`,
  );
  for (const { user_id } of due) {
    await run(
      tx,
      sql`update saved_view_watches set mailed = unmailed, unmailed = 0, mailed_on = ${today}::date where user_id = ${user_id}`,
    );
    await enqueueMail(tx, { kind: 'VIEW_ENTERED', userId: user_id, now });
  }
  return due.length;
}

const everyMs = 5 * 60_000;
/** So many in one round; the others have their turn a minute later. */
const atOnce = 50;

interface Watch {
  readonly viewId: string;
  readonly userId: string;
  readonly round: number;
  readonly zone: string;
}

/**
 * Tells of records that have come into views, judged as each watcher would see them now. Rows are read without a
 * transaction; what is told of them is written where nobody else has looked meanwhile. A view whose look fails keeps
 * nobody else waiting; the runner logs it in the end.
 */
export const watchViews =
  (contextOf: ContextOf): Job =>
  async (database, now) => {
    let told = 0;
    const failures: unknown[] = [];
    for (const watch of await dueWatches(database, now)) {
      const look = await lookAs(database, contextOf, watch, now).catch((error: unknown) => {
        if (isOutage(error)) throw error;
        failures.push(error);
        return null;
      });
      told += (await jobTransaction(database, now, (tx) => tellOf(tx, now, { ...watch, look }))) ?? 0;
    }
    told += (await jobTransaction(database, now, (tx) => mailWatchers(tx, now))) ?? 0;
    if (failures.length > 0) throw new AggregateError(failures, 'Views could not be looked at.');
    return told;
  };

async function dueWatches(database: Database, now: Date): Promise<readonly Watch[]> {
  const before = new Date(now.getTime() - everyMs).toISOString();
  const text = await database.readJson(
    sql`select coalesce(json_agg(json_build_object('viewId', due.saved_view_id::text, 'userId', due.user_id::text, 'round', due.round, 'zone', due.zone)), '[]')::text
        from (select w.saved_view_id, w.user_id, w.round, w.zone from saved_view_watches w join saved_views v on v.id = w.saved_view_id
              where w.checked_at <= ${before} and v.deleted_at is null order by w.checked_at limit ${atOnce}) due`,
  );
  return JSON.parse(text ?? '[]') as readonly Watch[];
}

/**
 * Null where nothing was seen: the account is closed, the view is not shared with them any more, or it could not be read
 * just now.
 */
async function lookAs(
  database: Database,
  contextOf: ContextOf,
  { viewId, userId, zone }: Watch,
  now: Date,
): Promise<Look | null> {
  const viewer = await loadViewer(database, userId);
  if (viewer === null) return null;
  const text = await database.readJson(
    sql`select json_build_object('type', v.type, 'asked', v.arguments)::text from saved_views v
        where v.id = ${viewId}::bigint and ${savedViewEntity.scope('v', viewer)}`,
  );
  if (text === null) return null;
  const view = JSON.parse(text) as Pick<AskedView, 'type' | 'asked'>;
  return lookAt({ ...view, zone, now }, contextOf(viewer, `watch-${viewId}`));
}

async function lookAt(view: AskedView, context: RequestContext): Promise<Look | null> {
  const { asked } = view;
  const failing = (problem: string): Look => ({ asked, ids: null, problem });
  try {
    const ids = asked === null ? null : await idsOfView(view, context);
    if (ids === null) return failing('What is in this view is worked out in the browser.');
    if (ids.length > watchedAtMost)
      return failing(`It has more than ${watchedAtMost} records. Watching begins again when it has fewer.`);
    return { asked, ids, problem: null };
  } catch (error) {
    if (isOutdated(error)) return failing('It filters by something that the list does not have any more.');
    // The database is busy, say: the next look goes on from the last.
    if (error instanceof UserError) return null;
    throw error;
  }
}
