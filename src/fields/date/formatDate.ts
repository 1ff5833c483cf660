import { shortMonth } from '#schema/shortMonth.ts';
import { isDay } from '#src/data/dayOrMoment.ts';
import { keptFormat } from '../wording/keptFormat.ts';

/** English dates are written day first everywhere: '12 Mar 2027' can be misread by nobody. */
export const dateLocale = (locale: string): string => (locale.startsWith('en') ? 'en-GB' : locale);

/** Parts of a date as every screen writes them: '12 Mar 2027', 'Fri 12 Mar', 'March 2027'. */
export const dateText = (moment: Date, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  shortMonth(keptFormat(Intl.DateTimeFormat, dateLocale(locale), parts).format(moment), locale);

/** '2027-03-12' as '12 Mar 2027'. A calendar date belongs to no zone (D1): no part of this looks at the viewer's. */
export function formatDate(value: unknown, locale: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const day = value.slice(0, 10);
  if (!isDay(day)) return value || undefined;
  return dateText(new Date(day), locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
