import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { columnsFile, columnsText } from './columnsFile.ts';

test('the columns of tables are those of the migrated schema', async () => {
  const text = await columnsText(() => openTestDatabase('pglite'));
  expect(readFileSync(columnsFile, 'utf8'), 'npm run generate:tables').toBe(text);
}, 120_000);

test('a table that is changed without its date_modified moving is refused (K6)', async () => {
  const open = async () => {
    const database = await openTestDatabase('pglite');
    await sql`create table hotels (date_modified timestamptz(3) not null default now())`.execute(
      database.kysely,
    );
    return database;
  };
  await expect(columnsText(open)).rejects.toThrow(
    "hotels has a date_modified that nothing moves, and wants touchTrigger('hotels') of first/0001_foundations.ts.",
  );
}, 120_000);
