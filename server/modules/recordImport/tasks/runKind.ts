import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { type WriteSession, withTransactions } from '#server/graphql/WriteSession.ts';
import { type OwnedKind, spanOf, type SpanResult } from '#server/modules/task/index.ts';
import { beginImport } from './beginImport.ts';
import type { ImportPlan } from './importPlan.ts';
import { readRows, type ReadRow } from './readRows.ts';
import { problemsOf, type RowProblem } from './rowProblems.ts';
import { writeRow } from './tryRow.ts';

export const runTask = 'IMPORT';

/** Writes the rows of an import that were found to be new or changed, each in a transaction of its own and once. */
export const runKind: OwnedKind = {
  atOnce: 2,
  chunk: 20,
  begin: async (session, task, batches) => {
    const { plan, known } = await beginImport(session, task, batches);
    return async ({ key }) => {
      const rows = await readRows(session, plan, known, { ...spanOf(key), only: toWrite });
      const counts = { done: 0, failed: 0 } satisfies SpanResult;
      for (const row of rows) counts[await oneRow(session, plan, row)] += 1;
      return () => Promise.resolve(counts);
    };
  },
};

/** Of the rows that are read as r. */
export const toWrite = `r.state <> 'DONE' and r.outcome in ('NEW', 'CHANGED')`;

/** Somebody else has written the row by now. */
class WrittenBefore extends Error {}

async function oneRow(session: WriteSession, plan: ImportPlan, row: ReadRow): Promise<'done' | 'failed'> {
  const problems = [...row.problems, ...sinceChecked(row)];
  if (problems.length > 0) return failed(session, plan, row, problems);
  const claimed = withTransactions(session, (work) =>
    session.context.database.transaction(async (tx) => {
      const id = await work(tx);
      await markDone(tx, plan, row, String(id));
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

/** Last, and once: where two have written the same row, the one that comes later takes it back. */
async function markDone(tx: Tx, { importId }: ImportPlan, { position }: ReadRow, id: string): Promise<void> {
  const [marked] = await run(
    tx,
    sql`update record_import_rows set state = 'DONE', record_id = ${id}::bigint, problems = null
        where import_id = ${importId} and position = ${position} and state <> 'DONE' returning 1`,
  );
  if (marked === undefined) throw new WrittenBefore();
}

async function failed(
  { context }: WriteSession,
  { importId }: ImportPlan,
  { position }: ReadRow,
  problems: readonly RowProblem[],
): Promise<'done' | 'failed'> {
  const [marked] = await context.database.transaction((tx) =>
    run(
      tx,
      sql`update record_import_rows set state = 'FAILED', problems = ${JSON.stringify(problems)}::jsonb
          where import_id = ${importId} and position = ${position} and state <> 'DONE' returning 1`,
    ),
  );
  // Who has written it meanwhile may be why this was refused.
  return marked === undefined ? 'done' : 'failed';
}
