import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/serverDatabase.ts';

/** When records of an earlier version were changed last: an upgrade is no change of theirs (K6). */
export const written = '2026-11-20 10:00:00+00';

/** A database that an earlier version has left at one of its steps, empty before each test. */
export function useEarlierDatabase() {
  const passports = new ColumnCipher(Buffer.alloc(32, 1));
  let server: ServerDatabase;
  let database: Database;
  beforeAll(async () => {
    server = await createServerDatabase();
    database = await openDatabase({ url: server.url, poolSize: 1 });
  });
  beforeEach(async () => {
    await run('drop schema public cascade');
    await run('create schema public');
  });
  afterAll(async () => {
    await database.close();
    await server.drop();
  });

  const run = (statement: string) => sql.raw(statement).execute(database.kysely);
  const earlier = (last: string) =>
    Object.fromEntries(Object.entries(migrations).filter(([name]) => name.slice(0, 4) <= last));
  return {
    passports,
    get kysely() {
      return database.kysely;
    },
    run,
    migrateTo: (last: string) => migrate(database, { passports }, earlier(last)),
    migrateToday: () => migrate(database, { passports }),
  };
}
