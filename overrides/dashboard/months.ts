import { dateText } from '#src/fields/date/formatDate.ts';

const partsOf = (month: string): readonly [number, number] => {
  const [year = 1970, index = 1] = month.split('-').map(Number);
  return [year, index - 1];
};

/** First day of the month after: '2026-12-01' → '2027-01-01'. */
export function monthAfter(month: string): string {
  const [year, index] = partsOf(month);
  return new Date(Date.UTC(year, index + 1, 1)).toISOString().slice(0, 10);
}

/** 'March 2027' to read; for an axis 'Mar' above '2027', for a year of two figures would be taken for a day. */
export function monthText(month: string, locale: string, length: 'short' | 'long'): string {
  const [year, index] = partsOf(month);
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateText(new Date(Date.UTC(year, index, 1)), locale, { ...options, timeZone: 'UTC' });
  if (length === 'long') return write({ month: 'long', year: 'numeric' });
  return [write({ month: 'short' }), write({ year: 'numeric' })].join('\n');
}

/** Every month from the first to the last there is, so that a gap is seen as one; at most so many. */
export function monthsBetween(months: readonly (string | null)[]): readonly string[] {
  const known = months.filter((month) => month !== null).sort();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = [first];
  while ((all.at(-1) ?? last) < last && all.length < 600) all.push(monthAfter(all.at(-1) ?? last));
  return all;
}
