import { readDate } from '#src/fields/date/readDate.ts';

/** A day where a heading begins with it: counted, in figures with its year, or with the name of its month. */
const dayFirst = new RegExp(
  [
    String.raw`^(?:day (?<count>\d+)`,
    String.raw`(?<figures>\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))`,
    String.raw`(?:\p{L}{2,}\.?,? )?(?<named>\d{1,2}\.?[ -]\p{L}{3,}\.?(?:,?[ -]\d{4}|-\d{2})?|\p{L}{3,}\.? \d{1,2}, \d{4}))`,
  ].join('|') + String.raw`(?![\p{L}\d])[\s:,·–-]*(?<name>.*)$`,
  'iu',
);

/** Null where the heading names no day, undefined where it names one that the event has not. */
export function readHeading(
  text: string,
  days: readonly string[],
  locale: string,
): { readonly name: string; readonly day: string | null | undefined } {
  const { count, figures, named, name = '' } = dayFirst.exec(text)?.groups ?? {};
  if (count !== undefined) return { name: name || text, day: days[Number(count) - 1] };
  // A day without a year is the event's.
  const day = readDate(figures ?? named ?? '', locale, days[0]);
  if (day === undefined) return { name: text, day: null };
  return { name, day: days.find((one) => one === day) };
}
