import { describe, expect, it, vi } from 'vitest';
import { findNeighbours } from './findNeighbours.ts';

const listOf = (total: number) =>
  vi.fn(async (page: number) => ({
    ids: Array.from({ length: total }, (_, index) => String(index + 1)).slice((page - 1) * 10, page * 10),
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
  ] as const)('%s', async (_name, id, page, [previous, next, place, found]) => {
    expect(await findNeighbours(listOf(1003), id, { page, perPage: 10 })).toEqual({
      previous,
      next,
      place,
      total: 1003,
      page: found,
    });
  });

  it('are nobody where none of the pages looked at holds the record, which is not searched for', async () => {
    const read = listOf(1003);
    expect(await findNeighbours(read, '840', { page: 2, perPage: 10 })).toBeUndefined();
    expect(read.mock.calls).toEqual([[2], [3], [1]]);
  });
});
