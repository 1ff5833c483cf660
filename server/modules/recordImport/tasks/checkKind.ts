import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { type OwnedKind, spanOf, type SpanResult, spanSize } from '#server/modules/task/index.ts';
import { beginImport } from './beginImport.ts';
import type { ImportPlan } from './importPlan.ts';
import { readRows, type ReadRow } from './readRows.ts';
import { type Tried, tryRow } from './tryRow.ts';

export const checkTask = 'IMPORT_CHECK';

/** Finds out what would become of the rows of an import. Nothing is written but that. */
export const checkKind: OwnedKind = {
  atOnce: 2,
  chunk: 20,
  begin: async (session, task, batches) => {
    const { plan, known } = await beginImport(session, task, batches);
    return async ({ key }) => {
      const rows = await readRows(session, plan, known, { ...spanOf(key), only: `r.state <> 'DONE'` });
      const tried = await triedIn(session, plan, rows);
      return async (write) => {
        await keepTried(write.tx, plan.importId, tried);
        const failed = tried.filter(({ outcome }) => outcome === 'REFUSED').length;
        return { done: spanSize(spanOf(key)) - failed, failed } satisfies SpanResult;
      };
    };
  },
};

interface TriedRow extends Tried {
  readonly position: number;
  readonly recordId: string | null;
}

export async function triedIn(
  session: WriteSession,
  plan: ImportPlan,
  rows: readonly ReadRow[],
): Promise<readonly TriedRow[]> {
  const tried: TriedRow[] = [];
  for (const row of rows)
    tried.push({ ...(await tryRow(session, plan, row)), position: row.position, recordId: row.id });
  return tried;
}

export async function keepTried(tx: Tx, importId: string, rows: readonly TriedRow[]): Promise<void> {
  await run(
    tx,
    sql`update record_import_rows r set state = 'WAITING', outcome = c.outcome, record_id = c."recordId", problems = c.problems, changes = c.changes
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as c (position integer, outcome text, "recordId" bigint, problems jsonb, changes jsonb)
        where r.import_id = ${importId} and r.position = c.position and r.state <> 'DONE'`,
  );
}
