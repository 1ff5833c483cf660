import { sql } from 'kysely';
import { isRecord } from '#server/db/isRecord.ts';
import { run, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Task } from '#server/jobs/tasks/TaskKind.ts';
import type { OwnedKind } from '#server/modules/task/index.ts';
import { readImport } from '../ImportRecord.ts';
import { batchOf } from './batches.ts';
import { type ImportPlan, planOf } from './importPlan.ts';
import { readRows, type ReadRow } from './readRows.ts';
import { type Tried, tryRow } from './tryRow.ts';

export const checkTask = 'IMPORT_CHECK';

/** Finds out what would become of the rows of an import. Nothing is written but that. */
export const checkKind: OwnedKind = {
  atOnce: 2,
  chunk: 20,
  begin: async (session, task) => {
    const plan = planOf(await readImport(session, importIdOf(task)));
    return async ({ key }) => {
      const rows = await readRows(session, plan, { ...batchOf(key), only: `r.state <> 'DONE'` });
      const tried = await triedIn(session, plan, rows);
      return async (write) => {
        await keepTried(write.tx, plan.importId, tried);
        return null;
      };
    };
  },
};

export function importIdOf({ payload }: Task): string {
  const id = isRecord(payload) ? payload['importId'] : null;
  if (typeof id !== 'string') throw new Error('A task that imports does not say what.');
  return id;
}

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
