import { randomBytes } from 'node:crypto';
import { format, resolveConfig } from 'prettier';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { printColumns, printTables } from './printTables.ts';
import { readTables } from './readTables.ts';

const folder = new URL('..', import.meta.url);

/** The generated files, as the migrations make them: by path, with their text. */
export async function tableFiles(): Promise<ReadonlyMap<URL, string>> {
  const database = await openDatabase({ dataDir: null });
  try {
    await migrate(database, { passports: new ColumnCipher(randomBytes(32)) });
    const tables = await readTables(database.kysely);
    const files = new Map<URL, string>();
    files.set(new URL('Tables.ts', folder), await formatted(printTables(tables)));
    files.set(new URL('columnsOf.ts', folder), await formatted(printColumns(tables)));
    return files;
  } finally {
    await database.close();
  }
}

async function formatted(text: string): Promise<string> {
  const config = await resolveConfig(folder.pathname);
  return format(text, { ...config, parser: 'typescript' });
}
