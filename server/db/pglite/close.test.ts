import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { openEmptyDatabase } from '#tests/setup/testDatabase.ts';

it('a database that was only read from is closed too', { timeout: 60_000 }, async () => {
  const database = await openEmptyDatabase();
  const read = () => database.readJson(sql`select 'here'::text`);
  expect(await read()).toBe('here');
  await database.close();
  await expect(read()).rejects.toThrow('The database is closed.');
});
