import { isRecord } from '#server/db/isRecord.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Task, TaskRow } from '#server/jobs/tasks/TaskKind.ts';
import { spanOf } from '#server/modules/task/index.ts';
import { readImport } from '../ImportRecord.ts';
import { type ImportPlan, planOf } from './importPlan.ts';
import { type Known, lookUp } from './lookUp.ts';

interface Begun {
  readonly plan: ImportPlan;
  readonly known: Known;
}

/** What the next batches of a task have in common. */
export async function beginImport(
  session: WriteSession,
  { payload }: Task,
  batches: readonly TaskRow[],
): Promise<Begun> {
  const id = isRecord(payload) ? payload['importId'] : null;
  if (typeof id !== 'string') throw new Error('A task that imports does not say what.');
  const plan = planOf(await readImport(session, id), session.viewer);
  return {
    plan,
    known: await lookUp(
      session,
      plan,
      batches.map(({ key }) => spanOf(key)),
    ),
  };
}
