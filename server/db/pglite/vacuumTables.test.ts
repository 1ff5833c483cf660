import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import type { QueryAnswer } from './pgliteMessages.ts';
import { scheduleVacuum } from './scheduleVacuum.ts';
import { vacuumTables } from './vacuumTables.ts';

const names: QueryAnswer = {
  type: 'rows',
  tag: 'SELECT 3',
  fields: [],
  rows: [['pg_catalog.pg_class'], ['public.events'], ['public.users']],
};
const half = 30 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('vacuumTables', () => {
  const vacuumed = async (only: ReadonlySet<string> | null) => {
    const run = vi.fn(async (_text: string) => names);
    const done = vacuumTables(run, only);
    await vi.runAllTimersAsync();
    await done;
    return run.mock.calls.slice(1).map(([text]) => text);
  };

  it('takes one table a statement, never all in one', async () => {
    expect(await vacuumed(null)).toEqual([
      'vacuum analyze pg_catalog.pg_class',
      'vacuum analyze public.events',
      'vacuum analyze public.users',
    ]);
  });

  it('takes only those that are named, where some are', async () => {
    expect(await vacuumed(new Set(['users', 'gone']))).toEqual(['vacuum analyze public.users']);
  });

  it('lets others go first between two tables', async () => {
    const log: string[] = [];
    const done = vacuumTables(
      async (text) => {
        log.push(text.slice(0, 6));
        if (text.startsWith('vacuum')) setTimeout(() => log.push('other'), 0);
        return names;
      },
      new Set(['events', 'users']),
    );
    await vi.runAllTimersAsync();
    await done;
    expect(log.slice(-4)).toEqual(['vacuum', 'other', 'vacuum', 'other']);
  });
});

describe('scheduleVacuum', () => {
  it('takes what was written since the last time, and again what failed', async () => {
    const events = new DatabaseEvents();
    const vacuum = vi.fn(async (_tables: ReadonlySet<string>) => {});
    const schedule = scheduleVacuum(events, vacuum);
    await vi.advanceTimersByTimeAsync(half);
    expect(vacuum).not.toHaveBeenCalled();
    events.written(new Set(['users']));
    vacuum.mockRejectedValueOnce(new Error('failed'));
    await vi.advanceTimersByTimeAsync(half);
    events.written(new Set(['events']));
    await vi.advanceTimersByTimeAsync(half * 3);
    expect(vacuum.mock.calls).toEqual([[new Set(['users'])], [new Set(['events', 'users'])]]);
    schedule.stop();
  });
});
