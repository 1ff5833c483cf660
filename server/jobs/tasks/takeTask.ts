import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { rowText, parseRow, run } from '#server/db/rows.ts';
import type { Task } from './TaskKind.ts';

/** Whoever has said nothing for so long is dead, or as good as dead: its mark counts no more. */
const silence = sql.raw(`interval '30 seconds'`);
/** A task that has ended its process so often will do so again. */
export const mostInterruptions = 3;

/**
 * The next task that nobody works on, for this runner; null where there is none. Whoever has fewest under way comes
 * first. `alone`: no other process works on this database, so what is under way elsewhere has no worker any more.
 */
export async function takeTask(
  database: Database,
  runner: string,
  { now, alone }: { readonly now: Date; readonly alone: boolean },
): Promise<Task | null> {
  const dead = alone
    ? sql`t.state = 'RUNNING' and t.runner <> ${runner}::uuid`
    : sql`t.state = 'RUNNING' and t.heartbeat_at < clock_timestamp() - ${silence}`;
  const free = sql`(t.state = 'WAITING' or ${dead})`;
  // Looked at first: a statement that writes nothing would wake the runner again.
  const found = await database.readJson(sql`select 'true' from tasks t where ${free} limit 1`);
  if (found === null) return null;
  return database.transaction(async (tx) => {
    const [taken] = await run<{ row: string }>(
      tx,
      sql`update tasks t set state = 'RUNNING', runner = ${runner}, heartbeat_at = clock_timestamp(),
            interruptions = t.interruptions + (t.state = 'RUNNING')::integer, date_started = coalesce(t.date_started, ${now.toISOString()})
          where t.id = (
            select t.id from tasks t where ${free}
            order by (select count(*) from tasks o where o.owner_id = t.owner_id and o.state = 'RUNNING'), t.id
            limit 1 for update skip locked)
          returning ${rowText('t')}`,
    );
    return taken === undefined ? null : parseRow('tasks', taken.row);
  });
}
