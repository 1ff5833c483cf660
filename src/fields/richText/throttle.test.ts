import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('passes on at most one value in 300 ms (spec §9), and always the last', () => {
  const pass = vi.fn();
  const write = throttle(pass, 300);
  for (let key = 1; key <= 10; key += 1) {
    write(`text ${key}`);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(300);
  expect(pass.mock.calls.length).toBeLessThanOrEqual(4);
  expect(pass).toHaveBeenLastCalledWith('text 10');
});

it('passes on what waits when it is flushed, and nothing twice', () => {
  const pass = vi.fn();
  const write = throttle(pass, 300);
  write('a');
  write.flush();
  vi.advanceTimersByTime(1000);
  expect(pass.mock.calls).toEqual([['a']]);
});
