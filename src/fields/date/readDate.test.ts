import { expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';
import { readDate } from './readDate.ts';

/** A Saturday. */
const today = '2026-11-21';
const read = (text: string, locale = 'en-GB') => readDate(text, locale, today);

it.each([
  ['2027-03-12', '2027-03-12'],
  ['12 Mar 2027', '2027-03-12'],
  ['12 march 27', '2027-03-12'],
  ['12-Mar-27', '2027-03-12'],
  ['12-Mar-2027', '2027-03-12'],
  ['Mar 12, 2027', '2027-03-12'],
  ['12.3.27', '2027-03-12'],
  ['12/03/2027', '2027-03-12'],
  ['12-3-2027', '2027-03-12'],
  ['12.3.', '2027-03-12'],
  ['24 dec', '2026-12-24'],
  ['4.5.62', '1962-05-04'],
  ['today', '2026-11-21'],
  ['Tomorrow', '2026-11-22'],
  ['yesterday', '2026-11-20'],
  ['friday', '2026-11-27'],
  ['sat', '2026-11-28'],
  ['+3', '2026-11-24'],
])('%s is %s', (text, day) => {
  expect(read(text)).toBe(day);
});

it.each(['', '12', '31.2.2027', '12.13.2027', 'soon', '12 foo 2027', 'ma'])('"%s" is no day', (text) => {
  expect(read(text)).toBeUndefined();
});

it('reads what the viewer’s language writes, and English besides', () => {
  expect(read('12. März 2027', 'de')).toBe('2027-03-12');
  expect(read('morgen', 'de')).toBe('2026-11-22');
  expect(read('tomorrow', 'de')).toBe('2026-11-22');
  expect(read('12/3/2027', 'en-US')).toBe('2027-03-12');
});

it.each(['en-GB', 'en-US', 'de', 'fr', 'es', 'it', 'pl', 'nl'])(
  'reads back what it writes in %s',
  (locale) => {
    for (const day of ['2027-01-31', '2027-03-12', '2027-05-01', '2027-08-09', '2027-12-24'])
      expect(read(formatDate(day, locale) ?? '', locale)).toBe(day);
  },
);
