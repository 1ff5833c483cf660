import { describe, expect, it } from 'vitest';
import { filterSentence } from './filters/filterSentence.ts';
import { looksLike } from './views/look/looksLike.ts';

describe('the sentence of a filter', () => {
  const of = (operator: 'eq' | 'gte' | 'lt' | 'in' | 'search') =>
    ({ path: ['where'], list: false, scalar: 'string', operator }) as const;
  it.each([
    ['date_start_gte', '2027-03-01', of('gte'), 'filter.bound'],
    ['country_id', '4', of('eq'), 'filter.is'],
    ['booking_status', ['NEW'], of('in'), 'filter.one_of'],
    ['is_published', false, of('eq'), 'filter.no'],
    ['language', 'Ger', of('search'), 'filter.contains'],
    ['from', '2027-03-01', of('gte'), 'filter.after'],
    ['gone', 'x', undefined, 'filter.is'],
    ['capacity', 'FULL', { ...of('eq'), scalar: 'enum' }, 'filter.choice'],
  ] as const)('%s', (key, value, meta, sentence) => {
    expect(filterSentence(key, value, meta)).toBe(sentence);
  });
});

describe('a saved view', () => {
  const look = {
    filter: { a: 1, b: 2 },
    sort: { field: 'name', order: 'ASC' },
    perPage: 10,
    displayedFilters: [],
    hiddenColumns: ['x', 'y'],
  } as const;

  it('is recognised whatever the order of its filters and columns', () => {
    expect(looksLike(look, { ...look, filter: { b: 2, a: 1 }, hiddenColumns: ['y', 'x'] })).toBe(true);
  });

  it.each([
    { filter: { a: 1 } },
    { perPage: 25 },
    { hiddenColumns: ['x'] },
    { sort: { field: 'name', order: 'DESC' } },
  ] as const)('is another one with %j', (change) => {
    expect(looksLike(look, { ...look, ...change })).toBe(false);
  });
});
