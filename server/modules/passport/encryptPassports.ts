import { sql } from 'kysely';
import type { ColumnCipher } from '../../crypto/ColumnCipher.ts';
import type { Database } from '../../db/Database.ts';
import type { Sql } from '../../db/conditions.ts';
import type { Draft, Row } from '../../db/Row.ts';
import { parseRow, rowText, run, update, type Tx } from '../../db/rows.ts';
import { expiresSoon } from './expiresSoon.ts';
import { passportTables, sealedColumns, type PassportTable } from './passportColumns.ts';
import { openPassport, sealPassport, type SealedColumn } from './sealPassport.ts';

const CHUNK = 500;
const SEALED = /^v[0-9]+[.][A-Za-z0-9_-]{38,}$/;

/**
 * Encrypts what an earlier version stored in clear: the migration cannot, it has no key. Answers how many rows it was.
 * @throws where the key is not the one that the stored data was encrypted with.
 */
export async function encryptPassports(database: Database, cipher: ColumnCipher): Promise<number> {
  let count = 0;
  for (const table of passportTables) {
    await database.transaction((tx) => tryKeys(tx, cipher, table));
    for (let done = CHUNK; done === CHUNK; count += done)
      done = await database.transaction((tx) => encryptSome(tx, cipher, table));
  }
  return count;
}

/** One of each key: better to find at the start that a key is missing than at the first booking that is read. */
async function tryKeys(tx: Tx, cipher: ColumnCipher, table: PassportTable): Promise<void> {
  for (const column of sealedColumns) {
    const found = await run<{ sealed: string }>(
      tx,
      sql`select min(${sql.id(column)}) as sealed from ${sql.id(table)} where ${isSealed(column)}
          group by case when starts_with(${sql.id(column)}, 'v1.') then 'v1.' else left(${sql.id(column)}, ${cipher.prefix.length}::int) end`,
    );
    for (const { sealed } of found) cipher.open(sealed, { table, column });
  }
}

async function encryptSome(tx: Tx, cipher: ColumnCipher, table: PassportTable): Promise<number> {
  const inClear = sql.join(
    sealedColumns.map((column) => sql`not ${isSealed(column)}`),
    sql.raw(' or '),
  );
  const rows = await run<{ row: string; end: string | null }>(
    tx,
    sql`select ${rowText('t')}, coalesce(e.date_end, e.date_start) as end
        from ${sql.id(table)} t join centre_events e on e.id = t.centre_event_id
        where ${inClear} order by t.id limit ${CHUNK} for update of t`,
  );
  for (const { row: text, end } of rows) {
    const row = parseRow(table, text);
    await update(tx, table, row.id, sealedRow(cipher, table, row, end));
  }
  return rows.length;
}

/** Null counts as neither. */
const isSealed = (column: SealedColumn): Sql => sql`${sql.id(column)} ~ ${SEALED.source}`;

function sealedRow(
  cipher: ColumnCipher,
  table: PassportTable,
  row: Row<PassportTable>,
  eventEnd: string | null,
): Draft<PassportTable> {
  const inClear = sealedColumns.filter((column) => !SEALED.test(row[column] ?? ''));
  const clear = Object.fromEntries(inClear.map((column) => [column, row[column]]));
  const sealed = sealPassport(cipher, table, clear);
  const { passport_expiration_date: expiry } = openPassport(cipher, table, { ...row, ...sealed });
  return { ...sealed, passport_expires_soon: expiresSoon(expiry, eventEnd) };
}
