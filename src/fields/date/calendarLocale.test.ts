import { expect, it } from 'vitest';
import { calendarLocale } from './calendarLocale.ts';

it.each([
  ['en-GB', 'March', 'Mar', 'Sunday', 'S'],
  ['de', 'März', 'Mär', 'Sonntag', 'S'],
  ['pl', 'marzec', 'mar', 'niedziela', 'N'],
])('months and days of %s are called as its speakers call them', (locale, long, short, day, letter) => {
  const { months, monthsShort, weekdays, weekdaysMin, weekStart } = calendarLocale(locale);
  expect([months?.[2], monthsShort?.[2], weekdays?.[0], weekdaysMin?.[0]]).toEqual([
    long,
    short,
    day,
    letter,
  ]);
  expect([months?.length, weekdays?.length, weekStart]).toEqual([12, 7, 1]);
});
