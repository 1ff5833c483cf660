import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { todayIn } from '#src/fields/date/days.ts';
import { useNow } from './useNow.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is tomorrow on a page that was left open overnight', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(new Date(2026, 10, 29, 23, 59, 30));
  const { result, unmount } = renderHook(useNow);
  expect(todayIn(null, result.current)).toBe('2026-11-29');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(todayIn(null, result.current)).toBe('2026-11-30');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
