import { sql } from 'kysely';
import { and, type Sql, TRUE } from '../db/conditions.ts';
import { run, type Tx } from '../db/rows.ts';
import { columnsOf } from '../db/generated/columnsOf.ts';

/** Columns that may name a file of the store. One too many is asked in vain; one too few would lose its files. */
const places = Object.entries(columnsOf).flatMap(([table, columns]) =>
  Object.entries(columns)
    .filter(([name, { kind }]) => kind === 'text' && /(?:^|_)hash$/.test(name))
    .map(([column]) => ({ table, column })),
);

/** By table, the rows whose files are gone with them although they are still there themselves. */
export type RemovedRows = Readonly<Record<string, Sql>>;

/** Which of these hashes stand in a row, in whatever table, that is not removed; none of those that are gone themselves. */
export const keptByColumns =
  (removed: RemovedRows, gone: Sql) =>
  async (tx: Tx, hashes: readonly string[]): Promise<readonly string[]> => {
    const each = places.map(({ table, column }) => {
      const isKept = removed[table] ? sql`not (${removed[table]})` : TRUE;
      return sql`select t.${sql.ref(column)}::text as hash from ${sql.table(table)} t where ${and([sql`t.${sql.ref(column)} = any(${hashes}::text[])`, isKept])}`;
    });
    const rows = await run<{ hash: string }>(
      tx,
      sql`select hash from (${sql.join(each, sql` union `)}) named where hash not in (${gone})`,
    );
    return rows.map(({ hash }) => hash);
  };
