import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBarKeys } from './useBarKeys.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('waits for the bar of ticked rows for a while, and not without end', () => {
  vi.useFakeTimers();
  let press: (keys: string) => boolean = () => false;
  const List = () => {
    const rows = useRef<HTMLUListElement>(null);
    press = useBarKeys(rows);
    return (
      <ul ref={rows}>
        <li>
          <input type="checkbox" defaultChecked />
        </li>
      </ul>
    );
  };
  render(<List />);
  expect(press('E')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(vi.getTimerCount()).toBe(0);
});
