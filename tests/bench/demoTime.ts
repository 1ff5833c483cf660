import { loadDemo } from '#server/demo/loadDemo.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTemporary } from '#server/db/pglite/openTemporary.ts';
import { testPassports } from '../setup/testDatabase.ts';

/** Milliseconds that the demo data takes on the embedded database, in a folder of memory where the system has one. */
export async function demoTime(): Promise<number> {
  const database = await openTemporary();
  try {
    await migrate(database, { passports: testPassports });
    const start = performance.now();
    await loadDemo(database.kysely, { today: '2026-11-21', passwordHash: 'hash', passports: testPassports });
    return Math.round(performance.now() - start);
  } finally {
    await database.close();
  }
}
