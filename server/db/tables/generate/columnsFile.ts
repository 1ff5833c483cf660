import { randomBytes } from 'node:crypto';
import { formatText } from '#build/formatText.ts';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTemporary } from '#server/db/pglite/openTemporary.ts';
import { printColumns } from './printColumns.ts';
import { readTables } from './readTables.ts';
import { staleVersions } from './staleVersions.ts';

export const columnsFile = new URL('../../generated/columnsOf.ts', import.meta.url);

/** The text of that file, of a database as the migrations make it. */
export async function columnsText(open: () => Promise<Database> = openMigrated): Promise<string> {
  const database = await open();
  try {
    const lacks = await staleVersions(database.kysely);
    if (lacks.length > 0) throw new Error(lacks.join('\n'));
    return await formatText('columnsOf.ts', printColumns(await readTables(database.kysely)));
  } finally {
    await database.close();
  }
}

async function openMigrated(): Promise<Database> {
  const database = await openTemporary();
  try {
    await migrate(database, { passports: new ColumnCipher(randomBytes(32)) });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
