import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is tomorrow on a page that was left open overnight', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(new Date(2026, 10, 29, 23, 59, 30));
  const { result, unmount } = renderHook(useNow);
  expect(result.current.toDateString()).toBe('Sun Nov 29 2026');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current.toDateString()).toBe('Mon Nov 30 2026');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
