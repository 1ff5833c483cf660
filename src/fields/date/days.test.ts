import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, daysUntil, todayIn } from './days.ts';

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

  it('is followed by others, and the last day of all by none', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  it('is what the days to another are counted from, whoever looks (D1)', () => {
    const eveningInDenver = new Date('2027-03-11T02:00:00Z');
    expect(daysUntil('2027-03-10', 'America/Denver', eveningInDenver)).toBe(0);
    expect(daysUntil('2027-03-10', 'Asia/Tokyo', eveningInDenver)).toBe(-1);
  });
});
