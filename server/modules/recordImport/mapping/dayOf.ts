import { isCalendarDay } from '#schema/isCalendarDay.ts';
import type { DateStyle } from '#server/sheets/Sheet.ts';

const numeric = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})$/;
const named = /^(?:(\d{1,2})\.?[ -]([a-z]{3,9})\.?|([a-z]{3,9})\.? (\d{1,2}),?)[ -](\d{4})$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as it is written, as `2027-03-12`; null where it is none. A year in front needs no style. */
export function dayOf(text: string, style: DateStyle): string | null {
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
  if (first.length > 2 || style === 'YMD') return null;
  return style === 'DMY' ? day(third, second, first) : day(third, first, second);
}

/** Two digits of a year are of this century. */
function day(
  year: string | undefined = '',
  month: string | number | undefined = '',
  date: string | undefined = '',
): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

const withTime = /^(.+?)(?:T|,? +)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;

/** The same with a time of day; a moment without an offset is told in UTC. */
export function momentOf(
  text: string,
  style: DateStyle,
  scalar: 'DateTime' | 'LocalDateTime',
): string | null {
  const [, date = text, hours = '00', minutes = '00', seconds = '00', offset] = withTime.exec(text) ?? [];
  const found = dayOf(date.trim(), style);
  if (found === null) return null;
  const local = `${found}T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  return scalar === 'LocalDateTime' ? local : `${local}${offset ?? 'Z'}`;
}
