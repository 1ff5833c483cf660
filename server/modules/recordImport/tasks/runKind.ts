import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Tx } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { type WriteSession, withTransactions } from '#server/graphql/WriteSession.ts';
import type { Task, TaskRow } from '#server/jobs/tasks/TaskKind.ts';
import { markStep } from '#server/jobs/tasks/taskMarks.ts';
import { doneBefore, type OwnedKind, spanOf, type SpanResult } from '#server/modules/task/index.ts';
import { type Alike, findAlike } from '../people/findAlike.ts';
import { beginImport } from './beginImport.ts';
import { busyLast, isBusy, mostTries, stillBusy } from './busyLast.ts';
import type { ImportPlan } from './importPlan.ts';
import { readRows, type ReadRow } from './readRows.ts';
import { problemsOf, type RowProblem } from './rowProblems.ts';
import { writeRow } from './tryRow.ts';

export const runTask = 'IMPORT';

/** Writes the rows of an import that were found to be new or changed, each in a transaction of its own and once. */
export const runKind: OwnedKind = {
  // One after the other, as they stand in the file: the first takes the last seat.
  atOnce: 1,
  chunk: 20,
  begin: async (session, task, batches) => {
    const { plan, known } = await beginImport(session, task, batches);
    return async (row) => {
      const rows = await readRows(session, plan, known, { ...spanOf(row.key), only: toWrite });
      const alike = await findAlike(session, plan, rows.filter(isNobody));
      const batch = { session, plan, task, row, counts: { done: doneBefore(row), failed: 0 } };
      await busyLast(rows, mostTries, (each, isLastTry) =>
        oneRow(batch, { ...each, since: sinceChecked(each, alike.get(each.position)), isLastTry }),
      );
      return () => Promise.resolve(batch.counts);
    };
  },
};

/** A row of the task, with what has come of its rows of the file. */
interface Batch {
  readonly session: WriteSession;
  readonly plan: ImportPlan;
  readonly task: Task;
  readonly row: TaskRow;
  counts: SpanResult;
}

/** Of the rows that are read as r. */
export const toWrite = `r.state <> 'DONE' and r.outcome in ('NEW', 'CHANGED')`;

/** Somebody else has written the row by now. */
class WrittenBefore extends Error {}

interface TriedRow extends ReadRow {
  /** What has come to be wrong with it since it was checked. */
  readonly since: readonly RowProblem[];
  readonly isLastTry: boolean;
}

/** Answers false where somebody else holds what it names, and it is to be tried again. */
async function oneRow(batch: Batch, row: TriedRow): Promise<boolean> {
  const { session, plan } = batch;
  const problems = [...row.problems, ...row.since];
  if (problems.length > 0) return failed(batch, row, problems);
  const counts = { ...batch.counts, done: batch.counts.done + 1 };
  const claimed = withTransactions(session, (work) =>
    session.context.database.transaction(async (tx) => {
      const id = await work(tx);
      await markDone(tx, { ...batch, counts }, row, String(id));
      return id;
    }),
  );
  try {
    await writeRow(claimed, plan, row);
    batch.counts = counts;
    return true;
  } catch (error) {
    if (error instanceof WrittenBefore) return true;
    if (!(error instanceof UserError)) throw error;
    if (!isBusy(error)) return failed(batch, row, problemsOf(error));
    return row.isLastTry ? failed(batch, row, stillBusy) : false;
  }
}

/** Of whom was found that nobody like them is known. */
const isNobody = ({ decision }: ReadRow): boolean => decision === 'LEAVE';

/** What was shown as a new record is not to change one, nor the other way round; and somebody new is still so (G3). */
function sinceChecked({ id, outcome }: ReadRow, alike: readonly Alike[] | undefined): readonly RowProblem[] {
  const messages = [
    id === null && outcome !== 'NEW' && 'The record that it changes is gone by now.',
    id !== null && outcome === 'NEW' && 'A record of this key has been made since this was checked.',
    alike !== undefined && 'Somebody who may be the same has come to be known since this was checked.',
  ];
  return messages
    .filter((message) => message !== false)
    .map((message) => ({ field: null, message: `${message} Please check the file again.` }));
}

/** Last, and once: where two have written the same row, the one that comes later takes it back. */
async function markDone(tx: Tx, batch: Batch, row: ReadRow, id: string): Promise<void> {
  const done = sql`state = 'DONE', record_id = ${id}::bigint, problems = null`;
  if (!(await markRow(tx, batch, row, done))) throw new WrittenBefore();
}

async function failed(batch: Batch, row: ReadRow, problems: readonly RowProblem[]): Promise<true> {
  const counts = { ...batch.counts, failed: batch.counts.failed + 1 };
  const refused = sql`state = 'FAILED', problems = ${JSON.stringify(problems)}::jsonb`;
  const marked = await batch.session.context.database.transaction((tx) =>
    markRow(tx, { ...batch, counts }, row, refused),
  );
  // Who has written it meanwhile may be why this was refused.
  if (marked) batch.counts = counts;
  return true;
}

/** Answers false where the row has been written. */
const markRow = (
  tx: Tx,
  { task, row, plan: { importId }, counts }: Batch,
  { position }: ReadRow,
  values: Sql,
): Promise<boolean> =>
  markStep(tx, {
    task,
    row,
    statement: sql`update record_import_rows set ${values}
        where import_id = ${importId} and position = ${position} and state <> 'DONE' returning 1`,
    result: { ...counts },
  });
