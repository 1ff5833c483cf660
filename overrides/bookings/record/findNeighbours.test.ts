import { describe, expect, it, vi } from 'vitest';
import { findNeighbours } from './findNeighbours.ts';

const listOf = (total: number) =>
  vi.fn(async (page: number, perPage: number) => ({
    ids: Array.from({ length: total }, (_, index) => String(index + 1)).slice(
      (page - 1) * perPage,
      page * perPage,
    ),
    total,
  }));

describe('previous and next of a record in its list', () => {
  it.each([
    ['in the middle of the page', '15', 2, ['14', '16', 15, 2]],
    ['at its end: the next page goes on', '20', 2, ['19', '21', 20, 2]],
    ['at its beginning: the page before goes on', '11', 2, ['10', '12', 11, 2]],
    ['walked on to the next page', '21', 2, ['20', '22', 21, 3]],
    ['walked back to the page before', '10', 2, ['9', '11', 10, 1]],
    ['first of all', '1', 1, [undefined, '2', 1, 1]],
    ['last of all', '1003', 101, ['1002', undefined, 1003, 101]],
    ['far from where the list was left', '840', 1, ['839', '841', 840, undefined]],
    ['at the end of a stride', '200', 1, ['199', '201', 200, undefined]],
  ] as const)('%s', async (_name, id, page, [previous, next, place, found]) => {
    expect(await findNeighbours(listOf(1003), id, { page, perPage: 10 })).toEqual({
      previous,
      next,
      place,
      total: 1003,
      page: found,
    });
  });

  it('are nobody where the list does not hold the record, and the search for it ends', async () => {
    const read = listOf(450);
    expect(await findNeighbours(read, 'elsewhere', { page: 1, perPage: 10 })).toBeUndefined();
    expect(Math.max(...read.mock.calls.map(([page, perPage]) => page * perPage))).toBe(600);
    const endless = listOf(100_000);
    expect(await findNeighbours(endless, 'elsewhere', { page: 1, perPage: 10 })).toBeUndefined();
    expect(new Set(endless.mock.calls.map(String)).size).toBe(27);
  });
});
