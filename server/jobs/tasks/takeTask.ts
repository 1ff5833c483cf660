import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { TRUE } from '#server/db/conditions.ts';
import { rowText, parseRow, run } from '#server/db/rows.ts';
import type { Task } from './TaskKind.ts';

/** Whoever has said nothing for so long is dead, or as good as dead: its mark counts no more. */
const silence = sql.raw(`interval '30 seconds'`);
/** A task that has ended its process so often will do so again. */
export const mostInterruptions = 3;

interface Taker {
  readonly runner: string;
  /** The tasks that it works on already. */
  readonly busy: readonly string[];
  readonly now: Date;
}

/**
 * The next task that nobody works on; null where there is none. Whoever has fewest under way comes first. One process
 * at a time has the embedded database: what is under way there elsewhere has no worker any more.
 */
export async function takeTask(database: Database, { runner, busy, now }: Taker): Promise<Task | null> {
  const isSilent = database.kind === 'pglite' ? TRUE : sql`t.heartbeat_at < clock_timestamp() - ${silence}`;
  const dead = sql`t.state = 'RUNNING' and t.id <> all(${[...busy]}::bigint[]) and ${isSilent}`;
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
