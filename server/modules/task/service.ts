import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { toJson } from '#server/db/Json.ts';
import type { Row } from '#server/db/Row.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import { nothingLeftToRepeat, taskEnded, taskOfAnother, taskUnderWay } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { taskScope } from './taskScope.ts';
import { versionsOf } from './versionsOf.ts';

interface Asked {
  readonly id: string;
}

interface AskedAgain extends Asked {
  /** The versions of the records to do, by id; all that are left where it is not said. */
  readonly expected?: unknown;
}

/** One that works stops before its next row; one that waits has stopped. */
export function cancelTask({ context, viewer }: WriteSession, { id }: Asked): Promise<string> {
  return context.database.transaction(async (tx) => {
    const task = await visibleTask(tx, { context, viewer }, id);
    if (task.date_ended !== null) throw taskEnded();
    const now = context.now().toISOString();
    if (task.state === 'RUNNING') {
      await run(
        tx,
        sql`update tasks set cancel_asked_at = coalesce(cancel_asked_at, ${now}) where id = ${id}`,
      );
      return id;
    }
    await run(tx, sql`update task_rows set state = 'SKIPPED' where task_id = ${id} and state = 'WAITING'`);
    await run(
      tx,
      sql`update tasks set state = 'CANCELLED', cancel_asked_at = ${now}, date_ended = ${now} where id = ${id}`,
    );
    return id;
  });
}

/** What is done stays done, and told; what failed, or never had its turn, gets one, and is told of as failed no more. */
export function retryTask({ context, viewer }: WriteSession, { id, expected }: AskedAgain): Promise<string> {
  const seen = versionsOf(expected);
  return context.database.transaction(async (tx) => {
    const task = await visibleTask(tx, { context, viewer }, id);
    if (task.date_ended === null) throw taskUnderWay();
    if (task.owner_id !== viewer.id) throw taskOfAnother();
    const left = await run(
      tx,
      sql`update task_rows set state = 'WAITING', message = null,
            result = case when jsonb_typeof(result) = 'object' then result - 'failed' else result end
          where task_id = ${id} and state in ('FAILED', 'SKIPPED') ${seen === null ? sql`` : sql`and key = any(${Object.keys(seen)})`} returning 1`,
    );
    if (left.length === 0 && (task.state === 'DONE' || seen !== null)) throw nothingLeftToRepeat();
    // K6: what somebody has looked at anew is done over the version that they saw.
    if (seen !== null)
      await run(
        tx,
        sql`update tasks set payload = jsonb_set(payload, '{versions}', coalesce(payload -> 'versions', '{}') || ${JSON.stringify(toJson(seen))}::jsonb) where id = ${id}`,
      );
    await run(
      tx,
      sql`update tasks set state = 'WAITING', message = null, cancel_asked_at = null, date_ended = null, interruptions = 0 where id = ${id}`,
    );
    return id;
  });
}

/** S1: that of somebody else does not exist. */
const visibleTask = (tx: Tx, { viewer }: WriteSession, id: string): Promise<Row<'tasks'>> =>
  mustFind('Task', id, () =>
    select(tx, 'tasks', sql`where t.id = ${id} and ${taskScope('t', viewer)} for update of t`),
  );
