import { fullYear } from '#schema/fullYear.ts';
import { isCalendarDay } from '#schema/isCalendarDay.ts';
import type { DateStyle } from '#server/sheets/Sheet.ts';

const numeric = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})$/;
const named = /^(?:(\d{1,2})\.?[ -]([a-z]{3,9})\.?|([a-z]{3,9})\.? (\d{1,2}),?)[ -](\d{4}|\d{2})$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** How days are written in a file, and the year in which it is read, which tells the century of others. */
export interface DayReading {
  readonly dates: DateStyle;
  readonly thisYear: number;
}

/** A day as it is written, as `2027-03-12`; null where it is none. A year in front needs no style. */
export function dayOf(text: string, { dates, thisYear }: DayReading): string | null {
  const day = (year = '', month: string | number = '', date = '') => {
    if (year.length !== 2 && year.length !== 4) return null;
    const full = String(fullYear(year, thisYear)).padStart(4, '0');
    const written = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isCalendarDay(written) ? written : null;
  };
  const month = named.exec(text);
  if (month) {
    const [, before, word, otherWord, after, year] = month;
    return day(
      year,
      months.indexOf((word ?? otherWord ?? '').slice(0, 3).toLowerCase()) + 1,
      before ?? after,
    );
  }
  const [, first = '', , second = '', third = ''] = numeric.exec(text) ?? [];
  if (first.length === 4) return day(first, second, third);
  if (first.length > 2 || dates === 'YMD') return null;
  return dates === 'DMY' ? day(third, second, first) : day(third, first, second);
}

const withTime = /^(.+?)(?:T|,? +)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;

/** The same with a time of day; a moment without an offset is told in UTC. */
export function momentOf(
  text: string,
  reading: DayReading,
  scalar: 'DateTime' | 'LocalDateTime',
): string | null {
  const [, date = text, hours = '00', minutes = '00', seconds = '00', offset] = withTime.exec(text) ?? [];
  const found = dayOf(date.trim(), reading);
  if (found === null) return null;
  const local = `${found}T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  return scalar === 'LocalDateTime' ? local : `${local}${offset ?? 'Z'}`;
}
