import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './Database.ts';
import { withCommit } from './observed/ObservedPool.ts';
import { openEmptyDatabase } from '#tests/setup/testDatabase.ts';
import { allowLongStatements } from './statementLimits.ts';
import { Wait } from './Wait.ts';

/** Counts to a thousand million: nothing that the embedded database could be interrupted in. */
const endless = sql`select count(*)::text from generate_series(1, 1000000000)`;
/** Longer than the limit and not without end. */
const long = sql`select count(*)::text from generate_series(1, 9000000)`;
/** So long that nothing else here reaches it on a busy machine. */
const limitMs = 1_000;

describe('a statement that takes too long, on the embedded database', () => {
  let database: Database;
  const written = async () =>
    JSON.parse(
      (await database.readJson(sql`select coalesce(json_agg(n order by n), '[]')::text from notes`)) ?? '',
    ) as number[];
  const write = (n: number) =>
    database.transaction(async (tx) => void (await sql`insert into notes values (${n})`.execute(tx)));

  beforeAll(async () => {
    database = await openEmptyDatabase({
      limits: { readMs: limitMs, writeMs: limitMs },
      now: '2026-11-21T12:00:00Z',
    });
    await sql`create table notes (n int primary key)`.execute(database.kysely);
  }, 60_000);
  afterAll(() => database.close());

  it(
    'is ended; what was acknowledged is there, and what waited is answered',
    { timeout: 60_000 },
    async () => {
      await write(1);
      const ended = expect(database.readJson(endless)).rejects.toMatchObject({ code: '57014' });
      const other = database.readJson(sql`select 'other'::text`);
      const later = write(2);
      await ended;
      expect(await other).toBe('other');
      await later;
      expect(await written()).toEqual([1, 2]);
      expect(await database.readJson(sql`select current_setting('convene.now')`)).toBe(
        '2026-11-21T12:00:00Z',
      );
    },
  );

  it('takes its transaction along, of which nothing is written', { timeout: 60_000 }, async () => {
    const work = database.transaction(async (tx) => {
      await sql`insert into notes values (3)`.execute(tx);
      await endless.execute(tx).catch(() => undefined);
      await sql`insert into notes values (4)`.execute(tx);
    });
    await expect(work).rejects.toThrow('The transaction has ended with a statement that took too long.');
    await write(5);
    expect(await written()).toEqual([1, 2, 5]);
  });

  it(
    'takes along what was sent together with it, of which nothing is written',
    { timeout: 60_000 },
    async () => {
      const inOneMessage = (text: string) => sql.raw(`${withCommit}${text}`);
      const work = database.transaction(async (tx) => {
        await sql`insert into notes values (7)`.execute(tx);
        await inOneMessage('insert into notes select count(*) from generate_series(1, 1000000000)').execute(
          tx,
        );
        await inOneMessage('insert into notes values (8)').execute(tx);
      });
      await expect(work).rejects.toMatchObject({ code: '57014' });
      expect(await written()).toEqual([1, 2, 5]);
    },
  );

  it('is given its time where the transaction says so', { timeout: 60_000 }, async () => {
    const start = performance.now();
    await database.transaction(async (tx) => {
      await allowLongStatements(tx);
      await long.execute(tx);
      await sql`insert into notes values (6)`.execute(tx);
    });
    expect(performance.now() - start).toBeGreaterThan(limitMs);
    expect(await written()).toContain(6);
  });

  it('can be given up before it has begun', async () => {
    const gone = new Wait();
    gone.giveUp(new Error('gone'));
    await expect(database.readJson(sql`select 'x'::text`, gone)).rejects.toThrow('gone');
  });
});
