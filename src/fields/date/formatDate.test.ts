import { afterEach, describe, expect, it } from 'vitest';
import { formatDateTime } from '../dateTime/formatDateTime.ts';
import { formatMomentDay } from '../dateTime/formatMomentDay.ts';
import { formatLocalDateTime } from '../localDateTime/formatLocalDateTime.ts';
import { formatDate } from './formatDate.ts';
import { formatDays } from './formatDays.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

describe('a calendar date (D1)', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'UTC'])(
    'is the same day in %s',
    (viewer) => {
      process.env['TZ'] = viewer;
      expect(formatDate('2027-03-12', 'en-US')).toBe('12 Mar 2027');
    },
  );

  it.each([
    ['en-GB', '12 Mar 2027'],
    ['en-US', '12 Mar 2027'],
    ['de', '12. März 2027'],
  ])('reads in %s as %s', (locale, text) => {
    expect(formatDate('2027-03-12', locale)).toBe(text);
  });

  it('has three letters of a month in September too, as the database writes it', () => {
    expect(formatDate('2026-09-17', 'en-GB')).toBe('17 Sep 2026');
    expect(formatDateTime('2026-09-17T14:05:00Z', 'en', 'UTC')).toBe('17 Sep 2026, 14:05');
    expect(formatDate('2026-09-17', 'de')).toBe('17. Sept. 2026');
  });

  it('is nothing where there is none, and itself where it is no date', () => {
    expect(formatDate(null, 'en')).toBeUndefined();
    expect(formatDate('', 'en')).toBeUndefined();
    expect(formatDate('soon', 'en')).toBe('soon');
    expect(formatDate('2027-02-31', 'en')).toBe('2027-02-31');
    expect(formatLocalDateTime('2027-02-31T09:30', 'en')).toBe('2027-02-31T09:30');
  });
});

describe('days in a row', () => {
  it.each([
    ['2026-12-03', '2026-12-04', '3 – 4 Dec 2026'],
    ['2026-09-29', '2026-10-01', '29 Sep – 1 Oct 2026'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
    ['2026-12-03', '2026-12-03', '3 Dec 2026'],
    ['2026-12-03', null, '3 Dec 2026'],
    [null, '2026-12-03', '3 Dec 2026'],
    [null, null, undefined],
  ])('from %s to %s say no part twice', (first, last, text) => {
    expect(formatDays(first, last, 'en')?.replace(/\s/g, ' ')).toBe(text);
  });
});

describe('a moment', () => {
  it('is told in the given zone', () => {
    expect(formatDateTime('2027-03-12T23:30:00Z', 'en', 'Europe/Berlin')).toBe('13 Mar 2027, 00:30');
  });

  it.each([
    ['Europe/Berlin', '13 Mar 2027'],
    ['UTC', '12 Mar 2027'],
    ['America/New_York', '12 Mar 2027'],
  ])('is of the day on which it was for the viewer, here in %s', (viewer, day) => {
    process.env['TZ'] = viewer;
    expect(formatMomentDay('2027-03-12T23:30:00Z', 'en')).toBe(day);
    expect(formatMomentDay('2027-03-12', 'en')).toBe('12 Mar 2027');
    expect(formatMomentDay(null, 'en')).toBeUndefined();
  });
});

describe('local time of a place (A1)', () => {
  it.each(['Asia/Tokyo', 'America/New_York'])('is never shifted, here in %s', (viewer) => {
    process.env['TZ'] = viewer;
    expect(formatLocalDateTime('2027-03-12T09:30:00', 'en')).toBe('12 Mar 2027, 09:30');
  });
});
