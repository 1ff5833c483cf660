import type dayjs from 'dayjs';
import { shortMonth } from '#schema/shortMonth.ts';

type Locale = Exclude<Parameters<typeof dayjs.locale>[0], string | undefined>;

/** The calendar's names of months and days as a language has them, without a file for each; weeks begin on Monday. */
export function calendarLocale(locale: string): Locale {
  const named = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return days.map((day) => shortMonth(format.format(day), locale));
  };
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
  // 7 January 2024 was a Sunday, with which the library begins.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 7 + day));
  return {
    name: `calendar-${locale.toLowerCase()}`,
    weekStart: 1,
    months: named({ month: 'long' }, months),
    monthsShort: named({ month: 'short' }, months),
    weekdays: named({ weekday: 'long' }, days),
    weekdaysShort: named({ weekday: 'short' }, days),
    weekdaysMin: named({ weekday: 'narrow' }, days),
    formats: {},
    relativeTime: {},
  };
}
