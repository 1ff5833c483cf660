import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { type OwnedKind, type Span, spanOf, type SpanResult, spanSize } from '#server/modules/task/index.ts';
import { type Alike, findAlike } from '../people/findAlike.ts';
import { beginImport } from './beginImport.ts';
import type { ImportPlan } from './importPlan.ts';
import { busyLast, mostTries } from './busyLast.ts';
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
      const rows = await readRows(session, plan, known, { ...spanOf(key), only: unchecked });
      const tried = await triedIn(session, plan, rows);
      return async (write) => {
        await keepTried(write.tx, plan.importId, tried);
        const failed = await refusedIn(write.tx, plan.importId, spanOf(key));
        return { done: spanSize(spanOf(key)) - failed, failed } satisfies SpanResult;
      };
    };
  },
};

/** Rows of which nothing has been decided since stay as they were found. */
const unchecked = `r.state <> 'DONE' and r.outcome is null`;

async function refusedIn(tx: Tx, importId: string, { first, last }: Span): Promise<number> {
  const [counted] = await run<{ refused: number }>(
    tx,
    sql`select count(*)::integer as refused from record_import_rows r where r.import_id = ${importId}
        and r.position between ${first}::integer and ${last}::integer and r.outcome = 'REFUSED'`,
  );
  return counted?.refused ?? 0;
}

interface TriedRow extends Omit<Tried, 'outcome'> {
  readonly outcome: Tried['outcome'] | 'ALIKE';
  readonly alike: readonly Alike[] | null;
  readonly position: number;
  readonly recordId: string | null;
}

export async function triedIn(
  session: WriteSession,
  plan: ImportPlan,
  rows: readonly ReadRow[],
  tries = mostTries,
): Promise<readonly TriedRow[]> {
  const alike = await findAlike(session, plan, rows);
  const tried: TriedRow[] = [];
  await busyLast(rows, tries, async (row, isLastTry) => {
    const { isBusy = false, ...found } = await tryRow(session, plan, row);
    if (isBusy && !isLastTry) return false;
    const others = alike.get(row.position) ?? null;
    const waits = found.outcome === 'NEW' && others !== null && row.decision === 'LEAVE';
    tried.push({
      ...found,
      outcome: waits ? 'ALIKE' : found.outcome,
      alike: others,
      position: row.position,
      recordId: row.id,
    });
    return true;
  });
  return tried;
}

export async function keepTried(tx: Tx, importId: string, rows: readonly TriedRow[]): Promise<void> {
  await run(
    tx,
    sql`update record_import_rows r set state = 'WAITING', outcome = c.outcome, record_id = c."recordId", problems = c.problems, changes = c.changes,
          alike = nullif(c.alike, 'null')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as c (position integer, outcome text, "recordId" bigint, problems jsonb, changes jsonb, alike jsonb)
        where r.import_id = ${importId} and r.position = c.position and r.state <> 'DONE'`,
  );
}
