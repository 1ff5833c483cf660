import { sql } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { passportTables, sealedColumns, type PassportTable } from './passportColumns.ts';

/**
 * Opens one passport of each key: better to find at the start that a key is missing than at the first booking that is read.
 * @throws where none of the keys is the one that stored data was sealed with.
 */
export async function tryPassportKeys(database: Database, cipher: ColumnCipher): Promise<void> {
  for (const table of passportTables) await database.transaction((tx) => tryKeys(tx, cipher, table));
}

async function tryKeys(tx: Tx, cipher: ColumnCipher, table: PassportTable): Promise<void> {
  for (const column of sealedColumns) {
    const found = await run<{ sealed: string }>(
      tx,
      sql`select min(${sql.ref(column)}) as sealed from ${sql.ref(table)} where ${sql.ref(column)} is not null
          group by case when starts_with(${sql.ref(column)}, 'v1.') then 'v1.' else left(${sql.ref(column)}, ${cipher.prefix.length}::int) end`,
    );
    for (const { sealed } of found) cipher.open(sealed, { table, column });
  }
}
