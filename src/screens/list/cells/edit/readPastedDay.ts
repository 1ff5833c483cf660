import { fullYear } from '#schema/fullYear.ts';
import { isDay } from '#src/data/dayOrMoment.ts';

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Day first, as everywhere here. */
const figures = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/;
/** With blanks, or with the dashes of a spreadsheet. */
const named = /^(\d{1,2})\.?[\s-]+(\p{L}+)\.?[\s-]+(\d{2}|\d{4})$/u;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '2027-03-12' of '12 Mar 2027', '12-Mar-27', '12.3.27', '12/03/2027' or itself; undefined for what is no day. */
export function readPastedDay(text: string, now: Date = new Date()): string | undefined {
  const plain = text.trim();
  const parts = iso.exec(plain);
  if (parts !== null) return dayOf(parts[1], parts[2], parts[3]);
  const [, day, month, year] = figures.exec(plain) ?? [];
  const thisYear = now.getUTCFullYear();
  if (year !== undefined) return dayOf(String(fullYear(year, thisYear)), month, day);
  const [, date, name = '', of = ''] = named.exec(plain) ?? [];
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : dayOf(String(fullYear(of, thisYear)), String(index + 1), date);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}
