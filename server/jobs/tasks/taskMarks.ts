import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Database } from '#server/db/Database.ts';
import type { Json } from '#server/db/Json.ts';
import { run, select, type Tx } from '#server/db/rows.ts';
import type { Store, Task, TaskRow } from './TaskKind.ts';

/** Somebody else works on the task by now, or has ended it: nothing more is written. */
export class TaskLost extends Error {
  override readonly name = 'TaskLost';
}

/** Its owner asked it to stop: the work that was under way is thrown away. */
export class TaskCancelled extends Error {
  override readonly name = 'TaskCancelled';
}

/** Those that come next. @throws TaskLost, TaskCancelled */
export const waitingRows = (database: Database, task: Task, atMost: number): Promise<readonly TaskRow[]> =>
  database.transaction(async (tx) => {
    await claim(tx, oursForUpdate(task));
    return select(
      tx,
      'task_rows',
      sql`where t.task_id = ${task.id} and t.state = 'WAITING' order by t.position limit ${atMost}::integer`,
    );
  });

/** Says that somebody works on it. */
export async function beat(database: Database, task: Task): Promise<void> {
  await database.transaction((tx) =>
    run(tx, sql`update tasks set heartbeat_at = clock_timestamp() where ${isOurs(task)}`),
  );
}

/**
 * The row's work and its mark: both or neither, and only if nobody else has done it (V3). The mark comes last: whoever
 * erases somebody holds them before they look for rows of tasks that name them (K1).
 */
export function storeRow(database: Database, task: Task, row: TaskRow, store: Store): Promise<void> {
  return database.transaction(async (tx) => {
    const result = json(await store(tx));
    await claim(
      tx,
      sql`select t.cancel_asked_at is not null as cancelled from task_rows r join tasks t on t.id = r.task_id
          where r.task_id = ${row.task_id} and r.position = ${row.position} and r.state = 'WAITING'
            and t.state = 'RUNNING' and t.runner = ${task.runner} for update of r`,
    );
    await run(
      tx,
      sql`update task_rows set state = 'DONE', message = null, result = ${result} where ${isRow(row)}`,
    );
  });
}

interface Step {
  readonly task: Task;
  readonly row: TaskRow;
  /** Answers a row where it was done; nothing where it was done before. */
  readonly statement: Sql;
  /** What has come of the row with it. */
  readonly result: Json;
}

/**
 * A step of a row that does its work in several transactions, and with it what came of the row by then: what is done
 * stays done and counted where the row does not come to its end. Answers whether it was done.
 * @throws TaskLost, TaskCancelled
 */
export async function markStep(tx: Tx, { task, row, statement, result }: Step): Promise<boolean> {
  const [marked] = await run<{ cancelled: boolean; done: boolean }>(
    tx,
    sql`with step as (${statement}), counted as (
          update task_rows set result = ${json(result)} where ${isRow(row)} and exists (select 1 from step))
        select cancel_asked_at is not null as cancelled, exists (select 1 from step) as done from tasks where ${isOurs(task)}`,
  );
  if (marked === undefined) throw new TaskLost();
  if (marked.cancelled) throw new TaskCancelled();
  return marked.done;
}

/** What its steps have done stays told. */
export function failRow(database: Database, task: Task, row: TaskRow, message: string): Promise<void> {
  return database.transaction(async (tx) => {
    await claim(tx, oursForUpdate(task));
    await run(
      tx,
      sql`update task_rows set state = 'FAILED', message = ${message} where ${isRow(row)} and state = 'WAITING'`,
    );
  });
}

interface End {
  readonly state: 'DONE' | 'CANCELLED' | 'FAILED';
  readonly message?: string;
  readonly now: Date;
  readonly store?: Store | undefined;
}

/** Ends a task; what has not had its turn is skipped. */
export function endTask(database: Database, task: Task, { state, message, now, store }: End): Promise<void> {
  return database.transaction(async (tx) => {
    const result = store === undefined ? null : await store(tx);
    await claim(tx, oursForUpdate(task), state !== 'DONE');
    await run(
      tx,
      sql`update task_rows set state = 'SKIPPED' where task_id = ${task.id} and state = 'WAITING'`,
    );
    await run(
      tx,
      sql`update tasks set state = ${state}, message = ${message ?? null}, result = ${json(result)}, date_ended = ${now.toISOString()}
          where id = ${task.id}`,
    );
  });
}

/** Leaves it to whoever comes next: this process stops. */
export async function releaseTask(database: Database, task: Task): Promise<void> {
  await database.transaction((tx) => run(tx, sql`update tasks set state = 'WAITING' where ${isOurs(task)}`));
}

const isOurs = (task: Task) => sql`id = ${task.id} and state = 'RUNNING' and runner = ${task.runner}`;

const isRow = (row: TaskRow) => sql`task_id = ${row.task_id} and position = ${row.position}`;

const oursForUpdate = (task: Task) =>
  sql`select cancel_asked_at is not null as cancelled from tasks where ${isOurs(task)} for update`;

/** @throws TaskLost, TaskCancelled */
async function claim(tx: Tx, held: ReturnType<typeof oursForUpdate>, mayBeCancelled = false): Promise<void> {
  const [claimed] = await run<{ cancelled: boolean }>(tx, held);
  if (claimed === undefined) throw new TaskLost();
  if (claimed.cancelled && !mayBeCancelled) throw new TaskCancelled();
}

const json = (value: Json): string | null => (value === null ? null : JSON.stringify(value));
