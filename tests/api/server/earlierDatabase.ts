import { sql } from 'kysely';
import { afterEach } from 'vitest';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openEarlierDatabase, stepsTo } from '#tests/setup/testDatabase.ts';

/** When records of an earlier version were changed last: an upgrade is no change of theirs (K6). */
export const written = '2026-11-20 10:00:00+00';

/** A database that an earlier version has left at one of its steps, of each test alone. */
export function useEarlierDatabase() {
  const passports = new ColumnCipher(Buffer.alloc(32, 1));
  let opened: Database | undefined;
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });

  const database = (): Database => {
    if (opened === undefined) throw new Error('The test has not said which step the database is at.');
    return opened;
  };
  return {
    passports,
    get kysely() {
      return database().kysely;
    },
    run: (statement: string) => sql.raw(statement).execute(database().kysely),
    /** With nothing in it, unless it was at an earlier step before. */
    migrateTo: async (last: string) => {
      if (opened !== undefined) return migrate(opened, { passports }, stepsTo(last));
      opened = await openEarlierDatabase(last);
      return { applied: [] };
    },
    migrateToday: () => migrate(database(), { passports }),
  };
}
