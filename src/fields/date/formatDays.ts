import { shortMonth } from '#schema/shortMonth.ts';
import { isDay } from '#src/data/dayOrMoment.ts';
import { keptFormat } from '../wording/keptFormat.ts';
import { dateLocale, formatDate } from './formatDate.ts';

/** Days in a row, short enough for one line of a telephone: '3 – 4 Dec 2026'. They belong to no zone either (D1). */
export function formatDays(first: unknown, last: unknown, locale: string): string | undefined {
  const days = [first, last].filter((day): day is string => typeof day === 'string' && isDay(day));
  const [start, end] = days;
  if (start === undefined || end === undefined || end < start) return formatDate(first ?? last, locale);
  const format = keptFormat(Intl.DateTimeFormat, dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return shortMonth(format.formatRange(new Date(start), new Date(end)), locale);
}
