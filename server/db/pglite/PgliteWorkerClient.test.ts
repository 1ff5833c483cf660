import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#tests/setup/testDatabase.ts';
import { isOutage } from '../isOutage.ts';

afterEach(() => vi.restoreAllMocks());

it(
  'a database whose worker has died is away, for what waits and for what comes',
  { timeout: 60_000 },
  async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const failures: Error[] = [];
    const database = await openEmptyDatabase({ onFailure: (error) => failures.push(error) });
    const ask = () => database.readJson(sql`select 'x'::text`);
    expect(await ask()).toBe('x');
    const waiting = expect(ask()).rejects.toSatisfy(isOutage);
    const [worker] = post.mock.contexts;
    if (!(worker instanceof Worker)) throw new Error('There is no worker.');
    await worker.terminate();
    await waiting;
    await expect(ask()).rejects.toSatisfy(isOutage);
    expect(failures).toHaveLength(1);
    await database.close();
  },
);
