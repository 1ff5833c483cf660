import { sql } from 'kysely';
import { run, type Tx } from '../db/rows.ts';
import { columnsOf } from '../db/tables/columnsOf.ts';

/** Columns that may name a file of the store. One too many is asked in vain; one too few would lose its files. */
const places = Object.entries(columnsOf).flatMap(([table, columns]) =>
  Object.entries(columns)
    .filter(([name, { kind }]) => kind === 'text' && /(?:^|_)hash$/.test(name))
    .map(([column]) => ({ table, column })),
);

/** Which of these hashes stand in a row, in whatever table. */
export async function keptByColumns(tx: Tx, hashes: readonly string[]): Promise<readonly string[]> {
  const each = places.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)}::text as hash from ${sql.table(table)} where ${sql.ref(column)} = any(${hashes}::text[])`,
  );
  const rows = await run<{ hash: string }>(tx, sql`${sql.join(each, sql` union `)}`);
  return rows.map(({ hash }) => hash);
}
