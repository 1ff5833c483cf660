import { describe, expect, it } from 'vitest';
import { monthAfter, monthsBetween, monthText } from './months.ts';

it.each([
  ['2026-11-01', '2026-12-01'],
  ['2026-12-01', '2027-01-01'],
])('after %s comes %s', (month, after) => {
  expect(monthAfter(month)).toBe(after);
});

it('is written short on an axis and in full to read', () => {
  expect(monthText('2027-03-01', 'en', 'short')).toBe('Mar\n2027');
  expect(monthText('2027-03-01', 'en', 'long')).toBe('March 2027');
});

describe('the months of a chart', () => {
  it('have no gap, whatever their order', () => {
    expect(monthsBetween(['2027-02-01', '2026-11-01', '2027-01-01'])).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });

  it('leave out events without a date', () => {
    expect(monthsBetween([null, '2026-11-01', null])).toEqual(['2026-11-01']);
    expect(monthsBetween([null])).toEqual([]);
    expect(monthsBetween([])).toEqual([]);
  });

  it('come to an end, however far apart the first and the last are', () => {
    expect(monthsBetween(['0001-01-01', '9999-12-01'])).toHaveLength(600);
  });
});
