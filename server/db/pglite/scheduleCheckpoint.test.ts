import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '#tests/setup/testDatabase.ts';
import type { Database } from '../Database.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

/** What would be replayed after a crash. */
const logged = async () =>
  Number(
    await database.readJson(
      sql`select (pg_current_wal_insert_lsn() - redo_lsn)::text from pg_control_checkpoint()`,
    ),
  );

it('the log that a crash would have replayed stays short', { timeout: 60_000 }, async () => {
  await sql`create table notes (text text)`.execute(database.kysely);
  await database.transaction(
    async (tx) =>
      void (await sql`insert into notes select repeat('x', 1000) from generate_series(1, 30000)`.execute(tx)),
  );
  expect(await logged()).toBeGreaterThan(20 * 2 ** 20);
  await expect.poll(logged, { timeout: 20_000, interval: 200 }).toBeLessThan(2 ** 20);
});
