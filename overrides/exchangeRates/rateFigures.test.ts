import { describe, expect, it } from 'vitest';
import { oldestOf, ageInDays, formatDifference, formatRate, isOld, readRate } from './rateFigures.ts';

describe('a typed rate', () => {
  it.each([
    ['4.2915', 4.2915],
    ['4,2915', 4.2915],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1’234.5', 1234.5],
    ['1,234,567', 1_234_567],
    ['162', 162],
    ['0', null],
    ['about 4', null],
    ['-4', null],
    ['', null],
  ])('%s', (text, rate) => expect(readRate(text)).toBe(rate));
});

it('a rate is old after seven days (H5)', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(isOld('2026-11-14T12:00:00Z', now)).toBe(false);
  expect(isOld('2026-11-14T11:59:59Z', now)).toBe(true);
  expect(ageInDays('2026-11-14T11:59:59Z', now)).toBe(7);
  expect(ageInDays('2026-11-22T12:00:00Z', now)).toBe(0);
});

it('a rate is written with all its decimals, a difference in percent', () => {
  expect(formatRate(0.0061538462, 'en-GB')).toBe('0.0061538462');
  expect(formatRate(162.5, 'en-GB')).toBe('162.5000');
  expect(formatDifference(4, 4.01, 'en-GB')).toBe('+0.25%');
});

it('amounts are as old as the oldest rate in them, which one within a currency does not have', () => {
  const [earlier, later] = ['2026-10-30T12:00:00.000Z', '2026-11-20T12:00:00.000Z'];
  expect(oldestOf([later, null, earlier])).toBe(earlier);
  expect(oldestOf([null])).toBeUndefined();
});
