import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { behindCommit, withCommit } from '#server/db/observed/ObservedPool.ts';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { writesDuring } from './writesDuring.ts';

/** In one message with the commit (ADR 22), the same on both databases. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('what goes with the commit', () => {
  const last = (id: number) => sql`${sql.raw(withCommit)}insert into lines values (${id})`;
  const lines = async () =>
    (await sql<{ id: number }>`select id from lines order by id`.execute(database.kysely)).rows.map(
      ({ id }) => id,
    );
  beforeAll(() => sql`create table lines (id int primary key)`.execute(database.kysely));

  it('is written after everything else, and told of to whoever keeps counts', async () => {
    const seen: string[] = [];
    const stop = database.onStatement((text) => seen.push(text));
    const written = await writesDuring(database, () =>
      database.transaction(async (tx) => {
        await last(1).execute(tx);
        await sql`select 2`.execute(tx);
      }),
    );
    stop();
    expect(seen).toEqual([
      'begin',
      'select 2',
      `${withCommit}insert into lines values ($1)`,
      expect.stringContaining('commit'),
    ]);
    expect(written).toEqual([['lines']]);
    expect(await lines()).toEqual([1]);
  });

  it('takes everything back where it is refused, and says why', async () => {
    const write = database.transaction(async (tx) => {
      await last(1).execute(tx);
      await sql`insert into lines values (2)`.execute(tx);
    });
    await expect(write).rejects.toThrow('duplicate key');
    expect(await lines()).toEqual([1]);
  });

  it('is forgotten with what is rolled back', async () => {
    const write = database.transaction(async (tx) => {
      await last(3).execute(tx);
      throw new Error('No.');
    });
    await expect(write).rejects.toThrow('No.');
    await database.transaction((tx) => sql`insert into lines values (4)`.execute(tx));
    expect(await lines()).toEqual([1, 4]);
  });
});

describe('what is read behind the commit', () => {
  beforeAll(() => sql`create table followed (id int primary key)`.execute(database.kysely));
  const writing = (id: number, read: ReturnType<typeof sql<{ found: number }>>) =>
    database.transaction(async (tx) => {
      const { rows } = await read.execute(tx);
      await sql`insert into followed values (${id})`.execute(tx);
      expect(rows).toEqual([]);
      return rows;
    });
  const behind = sql<{
    found: number;
  }>`${sql.raw(behindCommit)}select id as found from followed where id > ${0}`;

  it('is there when the transaction is over, with what it has written', async () => {
    expect(await writing(1, behind)).toEqual([{ found: 1 }]);
    expect(await database.transaction(async (tx) => (await behind.execute(tx)).rows)).toEqual([]);
  });

  it('takes nothing back where it fails, and is not read where nothing was written', async () => {
    const failing = sql<{
      found: number;
    }>`${sql.raw(behindCommit)}select 1 / (id - id) as found from followed`;
    expect(await writing(2, failing)).toEqual([]);
    await expect(writing(2, behind)).rejects.toThrow('duplicate key');
    expect(await writing(3, behind)).toEqual([{ found: 1 }, { found: 2 }, { found: 3 }]);
  });
});
