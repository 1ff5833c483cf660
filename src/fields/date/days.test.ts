import { describe, expect, it } from 'vitest';
import { daysBetween, todayIn } from './days.ts';

describe('the day in the event’s zone (P2)', () => {
  const moment = new Date('2028-02-29T11:30:00Z');
  it.each([
    ['Pacific/Auckland', '2028-03-01'],
    ['Pacific/Honolulu', '2028-02-29'],
    ['Europe/London', '2028-02-29'],
  ])('in %s is %s', (zone, day) => {
    expect(todayIn(zone, moment)).toBe(day);
  });

  it('counts days over a change of clocks and the 29th of February', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2);
  });
});
