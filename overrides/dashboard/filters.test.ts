import { describe, expect, it } from 'vitest';
import { noFilters, rangeOf, readFilters, whereOf, writeFilters, type Period } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const filters = {
      period: 'custom',
      from: '2026-11-10',
      to: '2026-12-31',
      country: '4',
      centre: '12',
      indication: '3',
    } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('leave out what is not filtered by', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
    expect(writeFilters({ ...noFilters, period: 'year', country: '4' }).toString()).toBe(
      'period=year&country=4',
    );
  });

  it('keep days only of a period of one’s own', () => {
    expect(writeFilters({ ...noFilters, period: 'past', from: '2026-11-10' }).toString()).toBe('period=past');
  });

  it.each([
    ['an unknown period', 'period=decade'],
    ['a day that is none', 'from=tomorrow&to=2026-13-01'],
    ['a day written otherwise', 'from=10.11.2026'],
    ['an id that is none', "country=4'--&centre=-1&indication=1e3"],
    ['an id too long for the database', `country=${'9'.repeat(19)}`],
  ])('count %s as left out', (_name, query) => {
    expect(read(query)).toEqual(noFilters);
  });
});

describe('a period', () => {
  const at = new Date(2026, 10, 21);
  const range = (period: Period, days: { from?: string; to?: string } = {}) =>
    rangeOf({ ...noFilters, ...days, period }, at);

  it.each([
    ['around', { from: '2026-05-01', before: '2027-06-01' }],
    ['past', { from: '2025-12-01', before: '2026-12-01' }],
    ['next', { from: '2026-11-01', before: '2027-11-01' }],
    ['year', { from: '2026-01-01', before: '2027-01-01' }],
    ['lastYear', { from: '2025-01-01', before: '2026-01-01' }],
    ['all', {}],
  ] as const)('%s, on 21 November 2026', (period, expected) => {
    expect(range(period)).toEqual(expected);
  });

  it('of one’s own ends with its last day (D1)', () => {
    expect(range('custom', { from: '2026-11-10', to: '2026-12-31' })).toEqual({
      from: '2026-11-10',
      before: '2027-01-01',
    });
    expect(range('custom', { to: '2028-02-28' })).toEqual({ before: '2028-02-29' });
    expect(range('custom')).toEqual({});
  });
});

it('asks the server for what is filtered by, and for nothing else', () => {
  expect(whereOf(noFilters, {})).toEqual({});
  expect(
    whereOf(
      { ...noFilters, country: '4', centre: '12', indication: '3' },
      { from: '2026-05-01', before: '2027-06-01' },
    ),
  ).toEqual({
    date_start_gte: '2026-05-01',
    date_start_lt: '2027-06-01',
    country_id: '4',
    training_centre_id: '12',
    indication_id: '3',
  });
});
