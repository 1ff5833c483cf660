import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseClock } from './DatabaseClock.ts';
import type { Tables } from './tables/Tables.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minutes = 60_000;

afterEach(() => vi.useRealTimers());

/** A database whose clock is ahead of this machine's by so much, and which takes so long to say it. */
function databaseWith(clock: { aheadMs: number; tookMs: number }) {
  class Clock extends DummyDriver {
    override acquireConnection() {
      return Promise.resolve({
        executeQuery: () => {
          const ms = String(Date.now() + clock.aheadMs + clock.tookMs / 2);
          vi.setSystemTime(Date.now() + clock.tookMs);
          return Promise.resolve({ rows: [{ ms }] as never[] });
        },
        streamQuery: () => {
          throw new Error('Nothing is streamed.');
        },
      });
    }
  }
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Clock(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { kysely };
}

it('goes by the database once it was read, and by this machine where both are alike or the answer came late', async () => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  const clock = new DatabaseClock();
  const told = { aheadMs: 300, tookMs: 0 };
  const database = databaseWith(told);
  const readAs = async (aheadMs: number, tookMs = 0) => {
    Object.assign(told, { aheadMs, tookMs });
    await clock.read(database);
    return clock.now().getTime() - Date.now();
  };
  expect(await readAs(300)).toBe(0);
  expect(await readAs(-10 * minutes, 200)).toBe(-10 * minutes);
  expect(await readAs(5 * minutes, 2_000)).toBe(-10 * minutes);
  expect(await readAs(0)).toBe(0);
});
