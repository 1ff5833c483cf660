import { describe, expect, it } from 'vitest';
import { addDays, todayIn, daysBetween } from '#src/fields/date/days.ts';
import { expiringPlaceholders } from './expiringPlaceholders.ts';
import type { HomePlaceholder } from './homeQuery.ts';

const placeholder = (id: string, dateExpiry: string | null, consumesSeat = true): HomePlaceholder => ({
  id,
  dateExpiry,
  consumesSeat,
  centreEvent: null,
  author: null,
});

describe('expiringPlaceholders', () => {
  it('P2: keeps those that hold a seat, soonest first', () => {
    const all = [
      placeholder('a', '2027-03-15'),
      placeholder('b', '2027-03-10'),
      placeholder('c', '2027-03-09', false),
      placeholder('d', null),
    ];
    expect(expiringPlaceholders(all).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('calendar', () => {
  it('counts days across a change of clocks', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  });

  it('takes the day of the clock on the wall', () => {
    expect(todayIn(null, new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  });
});
