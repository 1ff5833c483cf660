import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { refuseUnderWay } from './changeImport.ts';
import { type ImportRecord, ownImport, readImport, subjectOf } from './ImportRecord.ts';
import { batchesOf, batchesWith } from './tasks/batches.ts';
import { keepTried, triedIn } from './tasks/checkKind.ts';
import { type ImportPlan, planOf } from './tasks/importPlan.ts';
import { lookUp } from './tasks/lookUp.ts';
import { readRows } from './tasks/readRows.ts';

interface Work {
  readonly kind: string;
  readonly step: 'CHECK' | 'RUN';
  readonly title: string;
}

/** Has a task work on an import: on all of its rows, or on those whose positions `before` answers. */
export function begin(
  session: WriteSession,
  id: string,
  { kind, step, title }: Work,
  before: (tx: Tx, plan: ImportPlan, record: ImportRecord) => Promise<readonly number[] | void>,
): Promise<string> {
  const { context, viewer } = session;
  return context.database.transaction(async (tx) => {
    const record = await ownImport(tx, session, id, sql`for update of t`);
    await refuseUnderWay(tx, record);
    const positions = await before(tx, planOf(record, viewer), record);
    const [counted] = await run<{ rows: number }>(
      tx,
      sql`select count(*)::integer as rows from record_import_rows where import_id = ${id}`,
    );
    const taskId = await enqueueTask(tx, {
      kind,
      title: `${title}: ${record.file_name}`,
      subject: subjectOf(id),
      ownerId: viewer.id,
      payload: { importId: id },
      rows: positions ? batchesWith(positions, counted?.rows ?? 0) : batchesOf(counted?.rows ?? 0),
      now: context.now(),
    });
    await run(tx, sql`update record_imports set step = ${step}, task_id = ${taskId} where id = ${id}`);
    return id;
  });
}

/** Finds out at once what would become of some rows, one after the other. */
export async function tryAgain(
  session: WriteSession,
  id: string,
  positions: readonly number[],
): Promise<void> {
  const plan = planOf(await readImport(session, id), session.viewer);
  const spans = positions.map((position) => ({ first: position, last: position }));
  const known = await lookUp(session, plan, spans);
  for (const span of spans) {
    const tried = await triedIn(session, plan, await readRows(session, plan, known, span), 1);
    await session.context.database.transaction((tx) => keepTried(tx, id, tried));
  }
}
