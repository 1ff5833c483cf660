import { type Kysely, sql } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { run, select, type Tx, update } from '#server/db/rows.ts';
import type { Tables } from '#server/db/tables/Tables.ts';
import type { Job } from '#server/jobs/Job.ts';
import { type PassportTable, passportTables, sealedColumns } from './passportColumns.ts';
import { CHUNK, passportJob } from './passportJob.ts';
import { openPassport, sealPassport } from './sealPassport.ts';

/** G4: after a change of PASSPORT_KEY, until nothing needs an earlier key. */
export const resealPassports = (cipher: ColumnCipher): Job =>
  passportJob((tx, table) => resealSome(tx, cipher, table));

/**
 * Seals again, with the present key, what an earlier one sealed; answers how many rows. What it says stays the
 * same, so nobody changed it: neither the audit nor `date_modified` (K6) hears of it. Rows that somebody is writing are
 * left for the next time.
 */
async function resealSome(tx: Tx, cipher: ColumnCipher, table: PassportTable): Promise<number> {
  await run(tx, sql`select set_config('convene.untouched', 'on', true)`);
  const older = sealedColumns.map((column) => sql`not starts_with(${sql.id('t', column)}, ${cipher.prefix})`);
  const rows = await select(
    tx,
    table,
    sql`where ${sql.join(older, sql.raw(' or '))} order by t.id limit ${CHUNK}::int for update of t skip locked`,
  );
  for (const row of rows)
    await update(tx, table, row.id, sealPassport(cipher, table, openPassport(cipher, table, row)));
  return rows.length;
}

/**
 * Opens one passport of each key: better to find at the start that a key is missing than at the first booking that is read.
 * @throws where none of the keys is the one that stored data was sealed with.
 */
export async function tryPassportKeys(db: Kysely<Tables>, cipher: ColumnCipher): Promise<void> {
  for (const table of passportTables) await tryKeys(db, cipher, table);
}

async function tryKeys(db: Kysely<Tables>, cipher: ColumnCipher, table: PassportTable): Promise<void> {
  for (const column of sealedColumns) {
    const { rows } = await sql<{ sealed: string }>`
      select min(${sql.ref(column)}) as sealed from ${sql.ref(table)} where ${sql.ref(column)} is not null
      group by case when starts_with(${sql.ref(column)}, 'v1.') then 'v1.' else left(${sql.ref(column)}, ${cipher.prefix.length}::int) end`.execute(
      db,
    );
    for (const { sealed } of rows) cipher.open(sealed, { table, column });
  }
}
