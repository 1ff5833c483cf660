import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { migrate, migrateWithin, onNewer } from '#server/db/migrate.ts';
import { type Migration, MigrationRefused } from '#server/db/migrations/Migration.ts';
import { migrations } from '#server/db/migrations/migrations.ts';
import { openTestDatabase, testPassports } from '#tests/setup/testDatabase.ts';

/** The same on both databases: TEST_DATABASE_URL decides which one this run has. */
describe('migrations', () => {
  let database: Database;
  let all: Readonly<Record<string, Migration>> = migrations;
  const tools = { passports: testPassports };
  const applied = async () =>
    (
      await sql<{ name: string }>`select name from schema_migrations order by name`.execute(database.kysely)
    ).rows.map(({ name }) => name);

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('run once, also when two processes start together', async () => {
    const creates: Migration = {
      up: async (db) => void (await sql`create table extra (n int)`.execute(db)),
    };
    const more = { ...all, '9000_extra': creates };
    const reports = await Promise.all([migrate(database, tools, more), migrate(database, tools, more)]);
    expect(reports.map((report) => report.applied).sort()).toEqual([[], ['9000_extra']]);
    all = more;
  });

  it('leave nothing behind when one fails, and name it', async () => {
    const before = await applied();
    const good: Migration = {
      up: async (db) => void (await sql`create table half (n int)`.execute(db)),
    };
    const bad: Migration = { up: async (db) => void (await sql`create tabel x (n int)`.execute(db)) };
    await expect(migrate(database, tools, { ...all, '9001_good': good, '9002_bad': bad })).rejects.toThrow(
      /9002_bad/,
    );
    expect(await applied()).toEqual(before);
    expect(await database.readJson(sql`select to_regclass('half')::text`)).toBeNull();
  });

  it('refuse a database in which another program has made tables', async () => {
    const taken: Migration = { up: async (db) => void (await sql`create table users (n int)`.execute(db)) };
    await expect(migrate(database, tools, { ...all, '9004_taken': taken })).rejects.toThrow(
      new MigrationRefused(
        'The database holds what this program has not made: relation "users" already exists. It wants one of its own, and a restore an empty one.',
      ),
    );
  });

  it.each(['rename name to version', 'alter name type varchar(255)'])(
    'refuse one in which another program has kept its own: %s',
    async (others) => {
      const starting = database.transaction(async (tx) => {
        await sql`alter table schema_migrations ${sql.raw(others)}`.execute(tx);
        await migrateWithin(tx, tools, all);
      });
      await expect(starting).rejects.toThrow(
        new MigrationRefused(
          'The database holds what this program has not made: a table "schema_migrations" with other columns. It wants one of its own, and a restore an empty one.',
        ),
      );
    },
  );

  it('refuse a database that is newer than the program', async () => {
    const { '9000_extra': _extra, ...older } = all;
    await expect(migrate(database, tools, older)).rejects.toThrow(
      /newer than this program: it has 9000_extra/,
    );
  });

  it('of a later version are told of to a program that runs', async () => {
    const told: string[] = [];
    onNewer(database, ({ message }) => told.push(message), all);
    await migrate(database, tools, all);
    const later: Migration = { up: async (db) => void (await sql`create table later (n int)`.execute(db)) };
    await migrate(database, tools, { ...all, '9003_later': later });
    await expect.poll(() => told).toEqual([expect.stringMatching(/it has 9003_later\./)]);
  });
});
