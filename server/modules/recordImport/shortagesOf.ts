import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { readImport } from './ImportRecord.ts';
import { importType } from './mapping/importFields.ts';
import { importsType } from './mapping/importRights.ts';
import { type ImportPlan, planOf } from './tasks/importPlan.ts';
import { lookUp } from './tasks/lookUp.ts';
import { readRows } from './tasks/readRows.ts';

/** So many kinds of rows are told apart, those with the most rows first. */
const mostKinds = 200;

/** What the new rows of a checked import together want more of than there is: one row of each kind is read for all. */
export async function shortagesOf(
  session: WriteSession,
  id: string,
  type: string,
): Promise<readonly string[]> {
  const { shortages } = importType(type);
  if (!shortages || importsType(type, session.viewer) !== true) return [];
  const whole = planOf(await readImport(session, id), session.viewer);
  const columns = whole.columns.filter(({ field }) => shortages.by.includes(field.field));
  if (columns.length === 0) return [];
  const plan: ImportPlan = { ...whole, columns, match: null, person: null };
  const kinds = await kindsOfNew(session, plan);
  const spans = [...kinds.keys()].map((position) => ({ first: position, last: position }));
  const known = await lookUp(session, plan, spans);
  const rows = await readRows(session, plan, known, {
    first: 1,
    last: Math.max(0, ...kinds.keys()),
    only: `r.position = any('{${[...kinds.keys()].join(',')}}')`,
  });
  return shortages.of(
    session,
    rows.map(({ input, position }) => ({ input, count: kinds.get(position) ?? 0 })),
  );
}

/** How many new rows have the same in the columns of a plan, by the position of the first of them. */
async function kindsOfNew(
  { context }: WriteSession,
  { importId, columns }: ImportPlan,
): Promise<ReadonlyMap<number, number>> {
  const cells = sql.join(columns.map(({ index }) => sql`r.cells ->> ${sql.lit(index)}`));
  const kinds = await context.database.transaction((tx) =>
    run<{ first: number; count: number }>(
      tx,
      sql`select min(r.position)::integer as first, count(*)::integer as count from record_import_rows r
          where r.import_id = ${importId} and r.outcome = 'NEW' and r.state <> 'DONE'
          group by ${cells} order by 2 desc, 1 limit ${mostKinds}::integer`,
    ),
  );
  return new Map(kinds.map(({ first, count }) => [first, count]));
}
