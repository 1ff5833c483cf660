import { dateLocale } from '#src/fields/date/formatDate.ts';

const partsOf = (month: string): readonly [number, number] => {
  const [year = 1970, index = 1] = month.split('-').map(Number);
  return [year, index - 1];
};

/** First day of the month after: '2026-12-01' → '2027-01-01'. */
export function monthAfter(month: string): string {
  const [year, index] = partsOf(month);
  return new Date(Date.UTC(year, index + 1, 1)).toISOString().slice(0, 10);
}

/** 'Mar 27' for an axis, 'March 2027' to read. */
export function monthText(month: string, locale: string, length: 'short' | 'long'): string {
  const [year, index] = partsOf(month);
  return new Intl.DateTimeFormat(dateLocale(locale), {
    month: length,
    year: length === 'short' ? '2-digit' : 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, index, 1)));
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
