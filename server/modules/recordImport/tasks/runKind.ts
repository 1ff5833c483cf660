import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { type WriteSession, withTransactions } from '#server/graphql/WriteSession.ts';
import type { OwnedKind } from '#server/modules/task/index.ts';
import { readImport } from '../ImportRecord.ts';
import { batchOf } from './batches.ts';
import { importIdOf } from './checkKind.ts';
import { type ImportPlan, planOf } from './importPlan.ts';
import { readRows, type ReadRow } from './readRows.ts';
import { problemsOf, type RowProblem } from './rowProblems.ts';
import { writeRow } from './tryRow.ts';

export const runTask = 'IMPORT';

/** Writes the rows of an import that were found to be new or changed, each in a transaction of its own and once. */
export const runKind: OwnedKind = {
  atOnce: 2,
  chunk: 20,
  begin: async (session, task) => {
    const plan = planOf(await readImport(session, importIdOf(task)));
    return async ({ key }) => {
      const rows = await readRows(session, plan, { ...batchOf(key), only: toWrite });
      const counts = { done: 0, failed: 0 };
      for (const row of rows) counts[await oneRow(session, plan, row)] += 1;
      return () => Promise.resolve(counts);
    };
  },
};

/** Of the rows that are read as r. */
export const toWrite = `r.state <> 'DONE' and r.outcome in ('NEW', 'CHANGED')`;

/** Somebody else has written the row by now: whoever holds its lock marks it with what they write. */
class WrittenBefore extends Error {}

async function oneRow(session: WriteSession, plan: ImportPlan, row: ReadRow): Promise<'done' | 'failed'> {
  const problems = [...row.problems, ...sinceChecked(row)];
  if (problems.length > 0) return failed(session, plan, row, problems);
  const claimed = withTransactions(session, (work) =>
    session.context.database.transaction(async (tx) => {
      await claim(tx, plan, row);
      const id = await work(tx);
      await run(
        tx,
        sql`update record_import_rows set state = 'DONE', record_id = ${String(id)}::bigint, problems = null
            where import_id = ${plan.importId} and position = ${row.position}`,
      );
      return id;
    }),
  );
  try {
    await writeRow(claimed, plan, row);
    return 'done';
  } catch (error) {
    if (error instanceof WrittenBefore) return 'done';
    if (error instanceof UserError) return failed(session, plan, row, problemsOf(error));
    throw error;
  }
}

/** What was shown as a new record is not to change one, nor the other way round. */
function sinceChecked({ id, outcome }: ReadRow): readonly RowProblem[] {
  if ((id === null) === (outcome === 'NEW')) return [];
  const message =
    id === null
      ? 'The record that it changes is gone by now.'
      : 'A record of this key has been made since this was checked.';
  return [{ field: null, message: `${message} Please check the file again.` }];
}

async function claim(tx: Tx, { importId }: ImportPlan, { position }: ReadRow): Promise<void> {
  const [free] = await run<{ state: string }>(
    tx,
    sql`select state from record_import_rows where import_id = ${importId} and position = ${position} for update`,
  );
  if (free === undefined || free.state === 'DONE') throw new WrittenBefore();
}

async function failed(
  { context }: WriteSession,
  { importId }: ImportPlan,
  { position }: ReadRow,
  problems: readonly RowProblem[],
): Promise<'failed'> {
  await context.database.transaction((tx) =>
    run(
      tx,
      sql`update record_import_rows set state = 'FAILED', problems = ${JSON.stringify(problems)}::jsonb
          where import_id = ${importId} and position = ${position} and state <> 'DONE'`,
    ),
  );
  return 'failed';
}
