import { ColumnCipher } from '../../server/crypto/ColumnCipher.ts';
import { loadDemo } from '../../server/demo/loadDemo.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';

/** Milliseconds that the demo data takes on the embedded database, in memory. */
export async function demoTime(): Promise<number> {
  const database = await openDatabase({ dataDir: null });
  try {
    await migrate(database);
    const start = performance.now();
    await loadDemo(database.kysely, {
      today: '2026-11-21',
      passwordHash: 'hash',
      passports: new ColumnCipher(Buffer.alloc(32, 1)),
    });
    return Math.round(performance.now() - start);
  } finally {
    await database.close();
  }
}
