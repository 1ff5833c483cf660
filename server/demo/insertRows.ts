import { type Insertable, sql } from 'kysely';
import type { Tx } from '../db/rows.ts';
import type { Tables } from '../db/tables/Tables.ts';

/** A row of a table with the id it is to get. */
export type DemoRow<T extends keyof Tables> = Insertable<Tables[T]> & { readonly id: number };

const jsonColumns: ReadonlySet<string> = new Set(['options', 'prosemirror', 'old_values', 'new_values']);
const CHUNK = 1000;

/** Inserts rows in chunks, one statement with one parameter each, whatever their number of columns. */
export async function insertRows<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const target = sql.join(names.map((name) => sql.ref(name)));
  const source = sql.join(
    names.map((name) => (jsonColumns.has(name) ? sql`(${sql.ref(name)} #>> '{}')::jsonb` : sql.ref(name))),
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${target}) overriding system value
      select ${source} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)`.execute(tx);
  }
  if (!names.includes('id')) return;
  // Rows that come later must not be given ids that are taken.
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    tx,
  );
}
