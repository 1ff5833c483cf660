import { randomBytes } from 'node:crypto';
import { formatText } from '#build/formatText.ts';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTemporary } from '#server/db/pglite/openTemporary.ts';
import { printColumns, printTables } from './printTables.ts';
import { readTables } from './readTables.ts';

const folder = new URL('..', import.meta.url);

/** The generated files, of a database as the migrations make it: by path, with their text. */
export async function tableFiles(
  open: () => Promise<Database> = openMigrated,
): Promise<ReadonlyMap<URL, string>> {
  const database = await open();
  try {
    const tables = await readTables(database.kysely);
    const files = new Map<URL, string>();
    files.set(new URL('Tables.ts', folder), await formatText('Tables.ts', printTables(tables)));
    files.set(new URL('columnsOf.ts', folder), await formatText('columnsOf.ts', printColumns(tables)));
    return files;
  } finally {
    await database.close();
  }
}

async function openMigrated(): Promise<Database> {
  const database = await openTemporary();
  await migrate(database, { passports: new ColumnCipher(randomBytes(32)) });
  return database;
}
