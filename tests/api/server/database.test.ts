import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { isOutage } from '#server/db/isOutage.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { fold } from '#src/data/list/fold.ts';
import { databaseUrl, defaultKind, openTestDatabase } from '#tests/setup/testDatabase.ts';
import { writesDuring } from './writesDuring.ts';

/** The same on both databases: TEST_DATABASE_URL decides which one this run has. */
describe('the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table notes (id int primary key, body text unique)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const notes = async () =>
    (await sql<{ id: number }>`select id from notes order by id`.execute(database.kysely)).rows.map(
      ({ id }) => id,
    );

  it('answers JSON as text, and null without a row', async () => {
    expect(await database.readJson(sql`select json_build_object('a', ${'é"\\'}::text)::text`)).toBe(
      '{"a" : "é\\"\\\\"}',
    );
    expect(await database.readJson(sql`select 'x'::text where false`)).toBeNull();
  });

  it('takes accents off as plain lists in the browser do', async () => {
    const european = Array.from({ length: 0x250 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index));
    const letters = european.filter((letter) => fold(letter) !== letter.toLowerCase());
    const { rows } = await sql<{ letter: string; folded: string }>`
      select letter, f_search(letter) as folded
      from jsonb_array_elements_text(${JSON.stringify([...letters, ...'ёйΆἈế‘’“”„‐‑–—Σςأإآٱىیےةۀہکﻻ٠۹־׳״´ʼʻガｶ葛·'])}::jsonb) as letter`.execute(
      database.kysely,
    );
    // The dictionary has no rule for these, which no name is spelled with.
    const unknown = new Set('ǢǣǮǯǼǽǾǿ');
    const known = rows.filter(({ letter }) => !unknown.has(letter));
    expect(known.length).toBeGreaterThan(200);
    expect(known.map(({ letter }) => [letter, fold(letter)])).toEqual(
      known.map(({ letter, folded }) => [letter, folded]),
    );
  });

  it('decodes values the same everywhere', async () => {
    const { rows } = await sql`select
      '2027-03-12'::date as day, '2027-03-12 09:30:00.5+02'::timestamptz as moment, '2027-03-12 09:30'::timestamp as local,
      9007199254740993::int8 as big, 7::int4 as small, 1.50::numeric as exact, 0.5::float8 as rough, true as flag,
      '{"a":[1]}'::jsonb as json, array['a,b','c"d',null] as texts, array[1,2] as numbers, array['2027-01-01'::date] as days,
      null::text as nothing`.execute(database.kysely);
    expect(rows[0]).toEqual({
      day: '2027-03-12',
      moment: '2027-03-12T07:30:00.5Z',
      local: '2027-03-12T09:30:00',
      big: '9007199254740993',
      small: 7,
      exact: '1.50',
      rough: 0.5,
      flag: true,
      json: { a: [1] },
      texts: ['a,b', 'c"d', null],
      numbers: [1, 2],
      days: ['2027-01-01'],
      nothing: null,
    });
  });

  it('encodes parameters the same everywhere', async () => {
    const texts = ['plain', 'a,b', '{x}', 'quo"te', 'back\\slash', '', 'NULL'];
    const { rows } =
      await sql`select ${texts}::text[] as texts, ${[1, 2]}::int[] as numbers, ${{ a: 1 }}::jsonb as json,
      ${new Date(0)}::timestamptz as moment, ${true}::boolean as flag, ${null}::text as nothing`.execute(
        database.kysely,
      );
    expect(rows[0]).toEqual({
      texts,
      numbers: [1, 2],
      json: { a: 1 },
      moment: '1970-01-01T00:00:00Z',
      flag: true,
      nothing: null,
    });
  });

  it('rolls back on a throw and tells nobody', async () => {
    const writes = await writesDuring(database, () =>
      database
        .transaction(async (tx) => {
          await sql`insert into notes values (1, 'one')`.execute(tx);
          throw new Error('no');
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'no' })),
    );
    expect(await notes()).toEqual([]);
    expect(writes).toEqual([]);
  });

  it('tells which tables were written, once and after the commit', async () => {
    const writes = await writesDuring(database, () =>
      database.transaction(async (tx) => {
        await sql`insert into notes values (2, 'two')`.execute(tx);
        await tx.updateTable('redirects').set({ notes: 'Moved' }).where('id', '=', '0').execute();
      }),
    );
    expect(writes).toEqual([['notes', 'redirects']]);
    expect(
      await writesDuring(database, () =>
        sql`update notes set body = 'zwei' where id = 2`.execute(database.kysely),
      ),
    ).toEqual([['notes']]);
  });

  it('counts what a delete may take along', async () => {
    const [tables] = await writesDuring(database, () =>
      database.kysely.deleteFrom('users').where('id', '=', '0').execute(),
    );
    expect(tables).toEqual(expect.arrayContaining(['sessions', 'user_countries', 'user_roles', 'users']));
  });

  it('fails a commit whose transaction had failed already', async () => {
    const work = database.transaction(async (tx) => {
      await sql`insert into notes values (3, 'three')`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/nothing was written/);
    expect(await notes()).not.toContain(3);
  });

  it('names the constraint that refused', async () => {
    const twice = sql`insert into notes values (4, 'same'), (5, 'same')`.execute(database.kysely);
    await expect(twice).rejects.toBeInstanceOf(pg.DatabaseError);
    await expect(
      sql`insert into notes values (4, 'same'), (5, 'same')`.execute(database.kysely),
    ).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_body_key',
      table: 'notes',
    });
  });

  it('does not let a transaction read past itself (K1)', async () => {
    const inside = database.transaction(() => database.readJson(sql`select 'x'::text`));
    await expect(inside).rejects.toThrow(/inside a transaction/);
    await expect(database.transaction(() => database.transaction(async () => undefined))).rejects.toThrow(
      /inside a transaction/,
    );
  });

  it('keeps transactions that run at once apart', async () => {
    await sql`create table counter (n int)`.execute(database.kysely);
    await sql`insert into counter values (0)`.execute(database.kysely);
    const increment = () =>
      database.transaction(async (tx) => {
        const { rows } = await sql<{ n: number }>`select n from counter for update`.execute(tx);
        await new Promise((resolve) => setImmediate(resolve));
        await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(tx);
      });
    const reads = Array.from({ length: 20 }, () => database.readJson(sql`select n::text from counter`));
    await Promise.all([...Array.from({ length: 20 }, increment), ...reads]);
    expect(await database.readJson(sql`select n::text from counter`)).toBe('20');
  });

  it('prepares statements that repeat, and runs them right after an error too', async () => {
    const prepared = await database.transaction(async (tx) => {
      const ask = (n: number) => sql<{ n: number }>`select ${n}::int + 41 as n`.execute(tx);
      for (const n of [1, 2, 3]) expect((await ask(n)).rows).toEqual([{ n: n + 41 }]);
      const { rows } = await sql<{
        statement: string;
      }>`select statement from pg_prepared_statements`.execute(tx);
      return rows.filter((row) => row.statement.includes('+ 41'));
    });
    expect(prepared).toHaveLength(1);
    const divide = (n: number) => database.readJson(sql`select (10 / ${n}::int)::text`);
    expect(await divide(5)).toBe('2');
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(2)).toBe('5');
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(1)).toBe('10');
  });

  it('outlives more different statements than it prepares', { timeout: 60_000 }, async () => {
    for (let i = 0; i < 450; i += 1) {
      const text = sql.raw(`select (1 + ${i})::text`);
      for (let turn = 0; turn < 2; turn += 1) expect(await database.readJson(text)).toBe(String(i + 1));
    }
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from pg_prepared_statements`.execute(database.kysely);
    expect(rows[0]?.n).toBeLessThanOrEqual(400);
  });

  it('shows each statement to whoever asks', async () => {
    const seen: string[] = [];
    const stop = database.onStatement((text) => seen.push(text));
    await database.readJson(sql`select ${'shown'}::text`);
    stop();
    await database.readJson(sql`select ${'hidden'}::text`);
    expect(seen).toEqual(['select $1::text']);
  });

  it('runs in UTC, waits three seconds for a lock (K1), and has the fixed day', async () => {
    const setting = (name: string) => database.readJson(sql`select current_setting(${name})`);
    expect(await Promise.all(['timezone', 'lock_timeout', 'convene.now'].map(setting))).toEqual([
      'UTC',
      '3s',
      '2026-11-21T12:00:00.000Z',
    ]);
  });

  describe.runIf(defaultKind() === 'postgres')('on a server', () => {
    let other: Database;
    const here = async () => (await database.readJson(sql`select current_database()::text`)) ?? '';
    beforeAll(async () => {
      const url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', await here());
      other = await openDatabase({ url, poolSize: 2 });
    });
    afterAll(() => other.close());

    it('tells other processes what was written', async () => {
      const heard = new Promise<readonly string[]>((resolve) => {
        const stop = other.onWrite((tables) => {
          stop();
          resolve([...tables]);
        });
      });
      await sql`insert into notes values (7, 'seven')`.execute(database.kysely);
      expect(await heard).toEqual(['notes']);
    });

    it('ends a transaction that nobody goes on with, whose rows others wait for', async () => {
      await sql`insert into notes values (70, 'held')`.execute(database.kysely);
      const change = sql`update notes set body = body where id = 70`;
      const paused = database.transaction(async (tx) => {
        const { rows } = await sql<{
          after: string;
        }>`select current_setting('idle_in_transaction_session_timeout') as after`.execute(tx);
        expect(rows).toEqual([{ after: '1min' }]);
        await sql`set local idle_in_transaction_session_timeout = '50ms'`.execute(tx);
        await change.execute(tx);
        await change.execute(other.kysely);
        await change.execute(tx);
      });
      const error: unknown = await paused.catch((reason: unknown) => reason);
      expect(isOutage(error), String(error)).toBe(true);
      await sql`delete from notes where id = 70`.execute(database.kysely);
    });

    it('renews statistics without waiting for a table that somebody else looks after', async () => {
      await database.transaction(async (tx) => {
        await sql`lock table notes in share update exclusive mode`.execute(tx);
        await other.maintain();
      });
    });
  });
});
