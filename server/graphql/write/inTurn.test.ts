import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../RequestContext.ts';
import { inTurn, toRow } from './inTurn.ts';

const contextOf = () => ({ database: { kysely: {} } }) as Pick<RequestContext, 'database'>;

/** Writes that end when they are told to, and who of them has begun. */
function writes(context: Pick<RequestContext, 'database'>, key: string) {
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const start = (n: number) =>
    inTurn(context, key, toRow, () => {
      begun.push(n);
      return new Promise<number>((resolve, reject) =>
        ends.set(n, (error) => (error ? reject(error) : resolve(n))),
      );
    });
  return { begun, start, end: (n: number, error?: Error) => ends.get(n)?.(error) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('inTurn', () => {
  it('lets three at a time, in the order of their coming, and others by the side', async () => {
    const context = contextOf();
    const { begun, start, end } = writes(context, 'event 1');
    const all = [1, 2, 3, 4, 5].map(start);
    expect(begun).toEqual([1, 2, 3]);
    await expect(inTurn(context, 'event 2', toRow, async () => 'other')).resolves.toBe('other');
    end(2);
    await settle();
    expect(begun).toEqual([1, 2, 3, 4]);
    end(1, new Error('refused'));
    await expect(all[0]).rejects.toThrow('refused');
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    for (const n of [3, 4, 5]) end(n);
    expect(await Promise.all(all.slice(1))).toEqual([2, 3, 4, 5]);
    const again = start(6);
    end(6);
    expect(await again).toBe(6);
  });

  it('gives up after as long as the database would wait for the row', async () => {
    vi.useFakeTimers();
    try {
      const { begun, start, end } = writes(contextOf(), 'event 1');
      const running = [1, 2, 3].map(start);
      const late = expect(start(4)).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
      await vi.advanceTimersByTimeAsync(3_000);
      await late;
      for (const n of [1, 2, 3]) end(n);
      await Promise.all(running);
      expect(begun).toEqual([1, 2, 3]);
    } finally {
      vi.useRealTimers();
    }
  });
});
