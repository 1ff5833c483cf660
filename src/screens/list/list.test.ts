import { describe, expect, it } from 'vitest';
import { looksLike } from './views/look/looksLike.ts';

describe('a saved view', () => {
  const look = {
    filter: { a: 1, b: 2 },
    sort: { field: 'name', order: 'ASC' },
    perPage: 10,
    displayedFilters: [],
    columns: [{ source: 'x' }, { source: 'y', width: 80 }],
  } as const;

  it('is recognised whatever the order of its filters', () => {
    expect(looksLike(look, { ...look, filter: { b: 2, a: 1 } })).toBe(true);
  });

  it.each([
    { filter: { a: 1 } },
    { perPage: 25 },
    { columns: [{ source: 'y', width: 80 }, { source: 'x' }] },
    { columns: [{ source: 'x' }, { source: 'y' }] },
    { groupBy: { source: 'x' } },
    { sort: { field: 'name', order: 'DESC' } },
  ] as const)('is another one with %j', (change) => {
    expect(looksLike(look, { ...look, ...change })).toBe(false);
  });
});
