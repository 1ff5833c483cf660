import { sql } from 'kysely';
import { runJson, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Cell } from '#server/sheets/Sheet.ts';
import type { Span } from '#server/modules/task/index.ts';
import { partsOf, textOfCell } from '../mapping/cellValue.ts';
import { findByKey, findByName, type Found, type Matched } from './findRecords.ts';
import type { ImportPlan, PlannedColumn } from './importPlan.ts';

/** The records that rows name: by the type that columns name records of, and by the key of the rows themselves. */
export interface Known {
  readonly names: ReadonlyMap<string, Found>;
  readonly matched: ReadonlyMap<string, Matched>;
}

/**
 * What some hundred rows name, in a statement for each type. A column that no index serves is gone through whole: for
 * every few rows that would take the longer the more records there are.
 */
export async function lookUp(
  session: WriteSession,
  plan: ImportPlan,
  batches: readonly Span[],
): Promise<Known> {
  const { columns, match, of } = plan;
  const naming = columns.filter(({ field }) => field.refersTo !== null);
  const asked = match && !naming.includes(match) ? [...naming, match] : naming;
  if (asked.length === 0) return { names: new Map(), matched: new Map() };
  return session.context.database.transaction(async (tx) => {
    const texts = await textsIn(tx, plan, asked, batches);
    const names = new Map<string, Found>();
    for (const type of new Set(naming.flatMap(({ field }) => field.refersTo ?? []))) {
      const columnsOfType = naming.filter(({ field }) => field.refersTo === type);
      const called = columnsOfType.flatMap((column) => texts.get(column) ?? []);
      if (called.length > 0) names.set(type, await findByName(tx, session, type, called));
    }
    const keys = match ? (texts.get(match) ?? []) : [];
    const also = [...new Set(columns.flatMap(({ field }) => field.currency ?? []))];
    const matched =
      match && keys.length > 0
        ? await findByKey(tx, session, of, { column: match.field.field, keys, also })
        : new Map<string, Matched>();
    return { names, matched };
  });
}

/** What stands in some columns, each text once. */
async function textsIn(
  tx: Tx,
  { importId }: ImportPlan,
  columns: readonly PlannedColumn[],
  batches: readonly Span[],
): Promise<ReadonlyMap<PlannedColumn, readonly string[]>> {
  const cells = columns.map(({ index }) => sql`r.cells -> ${index}::integer`);
  const rows = await runJson<readonly Cell[]>(
    tx,
    sql`select json_build_array(${sql.join(cells)})::text as row
        from json_to_recordset(${JSON.stringify(batches)}::json) as b (first integer, last integer)
          join record_import_rows r on r.import_id = ${importId} and r.position between b.first and b.last`,
  );
  return new Map(
    columns.map((column, at) => {
      const texts = rows.map((row) => textOfCell(row[at] ?? null));
      const named = column.field.isList ? texts.flatMap(partsOf) : texts;
      return [column, [...new Set(named)].filter((text) => text !== '')];
    }),
  );
}
