import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { run, select } from '#server/db/rows.ts';
import { alreadyUndone, nothingToUndo, taskUnderWay, tooLateToUndo } from '#server/errors/taskRefusals.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import type { Task } from '#server/jobs/tasks/TaskKind.ts';
import { changeRecordsTitle } from './changeRecordsTitle.ts';
import { recordChangeTask } from './changeRecords.ts';
import { storedRow } from './changeRow.ts';
import { payloadOf } from './Payload.ts';

export const recordUndoTask = 'CHANGE_UNDO';

const undoneWithinMs = 24 * 60 * 60 * 1000;

/** Queues taking a change back, row by row. Answers the id of the task. */
export async function undoRecordChange(session: WriteSession, input: Input): Promise<string> {
  const { context, viewer } = session;
  const id = String(input['task']);
  return context.database.transaction(async (tx) => {
    const task = await mustFind('Task', id, () =>
      select(
        tx,
        'tasks',
        sql`where t.id = ${id} and t.kind = ${recordChangeTask} and t.owner_id = ${viewer.id} for update of t`,
      ),
    );
    refuseLate(task, context.now());
    const undone = await run(
      tx,
      sql`select 1 from tasks t where t.kind = ${recordUndoTask} and t.payload ->> 'task' = ${id} limit 1`,
    );
    if (undone.length > 0) throw alreadyUndone();
    const done = await select(
      tx,
      'task_rows',
      sql`where t.task_id = ${id} and t.state = 'DONE' order by t.position`,
    );
    const rows = done.filter(({ result }) => storedRow(result)?.at != null);
    if (rows.length === 0) throw nothingToUndo();
    return enqueueTask(tx, {
      kind: recordUndoTask,
      title: changeRecordsTitle('Undoing of changes to', payloadOf(task).type, rows.length),
      subject: task.subject,
      ownerId: viewer.id,
      payload: { task: id },
      rows: rows.map(({ key, label }) => ({ key, label })),
      now: context.now(),
    });
  });
}

function refuseLate({ date_ended: ended }: Task, now: Date): void {
  if (ended === null) throw taskUnderWay();
  if (now.getTime() - Date.parse(ended) > undoneWithinMs) throw tooLateToUndo();
}
