import { sql } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { run, select, type Tx, update } from '#server/db/rows.ts';
import { type PassportTable, sealedColumns } from './passportColumns.ts';
import { openPassport, sealPassport } from './sealPassport.ts';

/**
 * G4: seals again, with the present key, what an earlier one sealed; answers how many rows. What it says stays the
 * same, so nobody changed it: neither the audit nor `date_modified` (K6) hears of it. Rows that somebody is writing are
 * left for the next time.
 */
export async function resealPassports(
  tx: Tx,
  cipher: ColumnCipher,
  table: PassportTable,
  limit: number,
): Promise<number> {
  await run(tx, sql`select set_config('convene.untouched', 'on', true)`);
  const older = sealedColumns.map((column) => sql`not starts_with(${sql.id('t', column)}, ${cipher.prefix})`);
  const rows = await select(
    tx,
    table,
    sql`where ${sql.join(older, sql.raw(' or '))} order by t.id limit ${limit}::int for update of t skip locked`,
  );
  for (const row of rows)
    await update(tx, table, row.id, sealPassport(cipher, table, openPassport(cipher, table, row)));
  return rows.length;
}
