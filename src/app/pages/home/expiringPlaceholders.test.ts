import { describe, expect, it } from 'vitest';
import { addDays, dateOf, daysBetween } from './calendar.ts';
import { expiringPlaceholders } from './expiringPlaceholders.ts';
import type { HomePlaceholder } from './homeDocument.ts';

const placeholder = (id: string, dateExpiry: string | null): HomePlaceholder => ({
  id,
  dateExpiry,
  bookingStatus: 'NEW',
  centreEvent: null,
  author: null,
});

describe('expiringPlaceholders', () => {
  it('P2: keeps today, drops yesterday, ends after the days asked for, and counts nobody twice', () => {
    const all = [
      placeholder('a', '2027-03-15'),
      placeholder('b', '2027-03-10'),
      placeholder('c', '2027-03-09'),
      placeholder('d', null),
      placeholder('e', '2027-03-25'),
      placeholder('a', '2027-03-15'),
    ];
    expect(expiringPlaceholders(all, '2027-03-10', 14).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('calendar', () => {
  it('counts days across a change of clocks', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  });

  it('takes the day of the clock on the wall', () => {
    expect(dateOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  });
});
