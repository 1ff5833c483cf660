import { expect, it } from 'vitest';
import { browserFigures } from './browserFigures.ts';

const rows = [
  { id: '1', fee: 0.1, currency: 'EUR', day: '2027-02-28', at: '2027-03-31T23:30:00Z', centre: { id: '7' } },
  { id: '2', fee: 0.2, currency: 'EUR', day: '2027-03-01', at: '2027-04-01T01:00:00Z', centre: null },
  { id: '3', fee: '123456789012345678901', currency: 'JPY', day: null, at: null, centre: { id: '7' } },
  { id: '4', fee: null, currency: 'JPY', day: '2027-01-01', at: null, centre: { id: '3' } },
  { id: '5', fee: -0.1, currency: null, day: '2027-03-31', at: null, centre: null },
];
const fees = [{ field: 'fee', apart: 'currency' }];
const counts = (groupBy: string, unit: 'DAY' | 'MONTH' | 'QUARTER' | null = null) =>
  browserFigures(rows, { groupBy, unit, zone: 'Europe/Berlin', totals: [] }).groups.map(({ key, count }) => [
    key,
    count,
  ]);

it('adds up exactly, each currency apart, and leaves out what is empty', () => {
  const { count, totals } = browserFigures(rows, { totals: fees });
  const one = { count: 1, average: '-0.1', min: '-0.1', max: '-0.1', sum: '-0.1' };
  const large = '123456789012345678901';
  expect(count).toBe(5);
  expect(totals).toEqual([
    { field: 'fee', apart: 'EUR', count: 2, sum: '0.3', average: '0.15', min: '0.1', max: '0.2' },
    { field: 'fee', apart: 'JPY', count: 1, sum: large, average: large, min: large, max: large },
    { field: 'fee', apart: null, ...one },
  ]);
});

it('groups by a value, a related record, a span of days and one of moments where the viewer is', () => {
  expect(counts('currency')).toEqual([
    ['EUR', 2],
    ['JPY', 2],
    [null, 1],
  ]);
  expect(counts('centre')).toEqual([
    ['3', 1],
    ['7', 2],
    [null, 2],
  ]);
  expect(counts('day', 'MONTH')).toEqual([
    ['2027-01-01', 1],
    ['2027-02-01', 1],
    ['2027-03-01', 2],
    [null, 1],
  ]);
  expect(counts('day', 'QUARTER')).toEqual([
    ['2027-01-01', 4],
    [null, 1],
  ]);
  expect(counts('at', 'DAY')).toEqual([
    ['2027-04-01', 2],
    [null, 3],
  ]);
});
