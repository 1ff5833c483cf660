import { describe, expect, it } from 'vitest';
import { expiresSoon } from './expiresSoon.ts';

describe('a passport that expires within six months of the end of the event (B7)', () => {
  it.each([
    ['2027-12-10', '2027-06-11', true],
    ['2027-12-11', '2027-06-11', false],
    ['2027-01-01', '2027-06-11', true],
    ['2028-02-28', '2027-08-31', true],
    ['2028-02-29', '2027-08-31', false],
    ['2028-06-29', '2027-12-31', true],
    ['2028-06-30', '2027-12-31', false],
  ])('%s, event until %s: %s', (expiry, end, soon) => {
    expect(expiresSoon(expiry, end)).toBe(soon);
  });

  it('is not known without both days', () => {
    expect(expiresSoon(null, '2027-06-11')).toBeNull();
    expect(expiresSoon('2027-06-11', null)).toBeNull();
  });
});
