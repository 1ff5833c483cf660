import { expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Sql } from '#server/db/conditions.ts';
import { CountCache, countCacheOf, tablesOf } from './CountCache.ts';

type Part = Pick<Database, 'readJson' | 'onWrite' | 'hearsWrites'>;

const noon = new Date('2027-03-01T12:00:00Z');
/** As a database answers whose clock stands there. */
const answered = (total: number, clock: Date) =>
  JSON.stringify([total, Math.floor(clock.getTime() / 900_000)]);

/** Counts the reads; answers when told to. */
function fake() {
  const listeners: ((tables: ReadonlySet<string>) => void)[] = [];
  const waiting: ((total: string) => void)[] = [];
  const database: Part = {
    readJson: (_statement: Sql) => new Promise((resolve) => waiting.push(resolve)),
    onWrite: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    hearsWrites: () => true,
  };
  return {
    database: database as Database,
    wrote: (...tables: string[]) => listeners.forEach((listener) => listener(new Set(tables))),
    reads: () => waiting.length,
    answer: (total: number, clock = noon) => waiting.at(-1)?.(answered(total, clock)),
  };
}

const people = sql`select count(*) from "people" "t" where "t"."country" = ${'1'}`;

it('asks once for the same statement and values, and again for others', async () => {
  const { database, reads, answer } = fake();
  const cache = new CountCache(database);
  const first = cache.total(people, noon);
  const shared = cache.total(sql`select count(*) from "people" "t" where "t"."country" = ${'1'}`, noon);
  answer(7);
  expect(await first).toBe(7);
  expect(await shared).toBe(7);
  expect(reads()).toBe(1);
  void cache.total(sql`select count(*) from "people" "t" where "t"."country" = ${'2'}`, noon);
  expect(reads()).toBe(2);
});

it('forgets what a write may have changed, and nothing else', async () => {
  const { database, wrote, reads, answer } = fake();
  const cache = new CountCache(database);
  void cache.total(people, noon);
  answer(7);
  wrote('places');
  await cache.total(people, noon);
  expect(reads()).toBe(1);
  wrote('places', 'people');
  void cache.total(people, noon);
  expect(reads()).toBe(2);
});

it('does not keep a count that was under way while its table was written', async () => {
  const { database, wrote, reads, answer } = fake();
  const cache = new CountCache(database);
  const old = cache.total(people, noon);
  wrote('people');
  answer(7);
  await old;
  void cache.total(people, noon);
  expect(reads()).toBe(2);
});

it('counts anew when a new day may have begun somewhere, whatever function asks for it', () => {
  const { database, reads } = fake();
  const cache = new CountCache(database);
  const upcoming = sql`select count(*) from "events" "t" where is_upcoming("t"."id")`;
  void cache.total(upcoming, noon);
  void cache.total(upcoming, new Date('2027-03-01T12:14:59Z'));
  expect(reads()).toBe(1);
  void cache.total(upcoming, new Date('2027-03-01T12:15:00Z'));
  expect(reads()).toBe(2);
});

it.each([-10, 10])(
  'does not keep what a database counts whose clock differs by %i s and the day with it',
  async (seconds) => {
    const { database, reads, answer } = fake();
    const cache = new CountCache(database);
    const midnight = new Date('2027-03-02T00:00:05Z');
    const before = new Date(midnight.getTime() - 10_000);
    const [here, there] = seconds < 0 ? [midnight, before] : [before, midnight];
    const early = cache.total(people, here);
    answer(7, there);
    expect(await early).toBe(7);
    const later = cache.total(people, here);
    answer(8, here);
    expect(await later).toBe(8);
    expect(await cache.total(people, here)).toBe(8);
    expect(reads()).toBe(2);
  },
);

it('does not keep a failure', async () => {
  const listeners: unknown[] = [];
  let calls = 0;
  const part: Part = {
    readJson: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(answered(3, noon));
    },
    onWrite: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    hearsWrites: () => true,
  };
  const database = { ...part, kysely: {} } as Database;
  const cache = countCacheOf(database);
  await expect(cache.total(people, noon)).rejects.toThrow('gone');
  expect(await countCacheOf({ ...database }).total(people, noon)).toBe(3);
  expect(listeners).toHaveLength(1);
});

it('holds a bounded number', () => {
  const { database, reads } = fake();
  const cache = new CountCache(database);
  for (let value = 0; value <= 1_000; value += 1)
    void cache.total(sql`select count(*) from "people" where ${value}`, noon);
  void cache.total(sql`select count(*) from "people" where ${1_000}`, noon);
  expect(reads()).toBe(1_001);
  void cache.total(sql`select count(*) from "people" where ${0}`, noon);
  expect(reads()).toBe(1_002);
});

it('drops a count when a table is written that a function in it reads', async () => {
  const { database, reads, answer, wrote } = fake();
  const cache = new CountCache(database);
  const stale = sql`select count(*) from "approved_documents" "t" where "t"."id" in (select stale_documents())`;
  const first = cache.total(stale, noon);
  answer(3);
  await first;
  wrote('users');
  void cache.total(stale, noon);
  expect(reads()).toBe(1);
  wrote('trainers');
  void cache.total(stale, noon);
  expect(reads()).toBe(2);
});

it('finds the tables of a statement, nested ones too', () => {
  expect([
    ...tablesOf('select 1 from "a" "t" left join "b_c" x on exists (select 1 from d join "e" on true)'),
  ]).toEqual(['a', 'b_c', 'd', 'e']);
});
