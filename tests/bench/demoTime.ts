import { loadDemo } from '#server/demo/loadDemo.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { testPassports } from '../setup/testDatabase.ts';

/** Milliseconds that the demo data takes on the embedded database, in memory. */
export async function demoTime(): Promise<number> {
  const database = await openDatabase({ dataDir: null });
  try {
    await migrate(database, { passports: testPassports });
    const start = performance.now();
    await loadDemo(database.kysely, { today: '2026-11-21', passwordHash: 'hash', passports: testPassports });
    return Math.round(performance.now() - start);
  } finally {
    await database.close();
  }
}
