import { isRecord } from '#server/db/isRecord.ts';
import { importWorkedOnSince } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Task, TaskRow } from '#server/jobs/tasks/TaskKind.ts';
import { spanOf } from '#server/modules/task/index.ts';
import { readImport } from '../ImportRecord.ts';
import { type ImportPlan, planOf } from './importPlan.ts';
import { type Known, lookUp } from './lookUp.ts';

/** What the next batches of a task have in common. @throws importWorkedOnSince where another task has come after it */
export async function beginImport(
  session: WriteSession,
  { id: taskId, payload }: Task,
  batches: readonly TaskRow[],
): Promise<{ readonly plan: ImportPlan; readonly known: Known }> {
  const id = isRecord(payload) ? payload['importId'] : null;
  if (typeof id !== 'string') throw new Error('A task that imports does not say what.');
  const record = await readImport(session, id);
  if (record.task_id !== taskId) throw importWorkedOnSince();
  const plan = planOf(record, session.viewer);
  return {
    plan,
    known: await lookUp(
      session,
      plan,
      batches.map(({ key }) => spanOf(key)),
    ),
  };
}
