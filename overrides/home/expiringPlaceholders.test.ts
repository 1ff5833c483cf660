import { describe, expect, it } from 'vitest';
import { addDays, todayIn, daysBetween } from '#src/fields/date/days.ts';
import { daysHeld, expiringPlaceholders } from './expiringPlaceholders.ts';
import type { HomePlaceholder } from './homeQuery.ts';

// Sunday on Kiritimati, Saturday in India and in California.
const now = new Date('2026-11-28T13:30:00Z');

const placeholder = (id: string, dateExpiry: string | null, consumesSeat = true): HomePlaceholder => ({
  id,
  dateExpiry,
  consumesSeat,
  centreEvent: null,
  author: null,
});

describe('expiringPlaceholders', () => {
  it('P2: keeps those that hold a seat', () => {
    const all = [
      placeholder('c', '2027-03-09', false),
      placeholder('b', '2027-03-10'),
      placeholder('a', '2027-03-15'),
      placeholder('d', null),
    ];
    expect(expiringPlaceholders(all, now).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('P2: has those first whose day is nearest where the event is', () => {
    const at = (id: string, timeZone: string) => ({
      ...placeholder(id, '2026-11-30'),
      centreEvent: { id: '1', name: 'One', timeZone },
    });
    const all = [at('a', 'America/Los_Angeles'), at('b', 'Pacific/Kiritimati'), at('c', 'Asia/Kolkata')];
    expect(expiringPlaceholders(all, now).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('daysHeld', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-28', 0],
    ['Asia/Kolkata', '2026-11-29', 1],
    ['Pacific/Kiritimati', '2026-11-29', 0],
    ['Pacific/Kiritimati', '2026-11-30', 1],
    ['America/Los_Angeles', '2026-11-29', 1],
    ['America/Los_Angeles', '2026-11-27', 0],
  ])('P2: counts by the calendar of the event in %s to %s: %i', (timeZone, dateExpiry, days) => {
    const held = {
      ...placeholder('a', dateExpiry),
      dateExpiry,
      centreEvent: { id: '1', name: 'One', timeZone },
    };
    expect(daysHeld(held, now)).toBe(days);
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
