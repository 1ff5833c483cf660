import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowGroups } from './useRowGroups.ts';

const rowHeight = 40;
const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}${at}` }));
const hundred = rowsOf('a', 100);
const all = [...Array.from({ length: 10 }).keys()];
const first = { key: 'first', top: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const renderGroups = (rows = hundred, place = first) =>
  renderHook(({ rows: shown, place: at }) => useRowGroups(shown, at, rowHeight), {
    initialProps: { rows, place },
  });
type Rendered = ReturnType<typeof renderGroups>;
const drawn = ({ result }: Rendered) => [...result.current.drawn];
/** Each picture brings the next. */
const wait = () => all.forEach(() => act(() => vi.runAllTimers()));

it('draws the rows in sight, then those after them, then those before', () => {
  const one = renderGroups(hundred, { key: 'left', top: 2_410 });
  expect(drawn(one)).toEqual([6, 7]);
  wait();
  expect(drawn(one)).toEqual([6, 7, 8, 9, 5, 4, 3, 2, 1, 0]);
  expect(one.result.current.groups.flat()).toEqual(hundred);
});

it('draws few rows at once', () => {
  expect(drawn(renderGroups(rowsOf('a', 30)))).toEqual([0, 1, 2]);
  expect(drawn(renderGroups(rowsOf('a', 31)))).toEqual([0, 1]);
});

it('a row that is gone leaves the others where they are, drawn or not', () => {
  const one = renderGroups();
  one.rerender({ rows: hundred.slice(1), place: { key: 'other', top: 0 } });
  expect(drawn(one)).toEqual([0, 1]);
  expect(one.result.current.groups.map(({ length }) => length)).toEqual([9, ...all.slice(1).fill(10)]);
  expect(one.result.current.place).toBe(first);
});

it('the same list in another order does not move, another one begins where it is to stand', () => {
  const one = renderGroups();
  wait();
  one.rerender({ rows: hundred.toReversed(), place: { ...first } });
  expect(drawn(one)).toEqual(all);
  expect(one.result.current.place).toBe(first);
  const second = { key: 'second', top: 0 };
  one.rerender({ rows: rowsOf('b', 100), place: second });
  expect(drawn(one)).toEqual([0, 1]);
  expect(one.result.current.place).toBe(second);
});
