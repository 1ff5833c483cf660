import { fullYear } from '#schema/fullYear.ts';
import { isDay } from '#src/data/dayOrMoment.ts';
import { addDays, todayIn } from './days.ts';
import { dateLocale } from './formatDate.ts';

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The calendar day where there is one: the 31st of February is none. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(text) ? text : undefined;
}

/** A day without a year is the next of that name. */
function complete(year: string | undefined, month: number, day: number, today: string): string | undefined {
  const now = Number(today.slice(0, 4));
  if (year !== undefined && year !== '') return dayOf(fullYear(year, now), month, day);
  const soon = dayOf(now, month, day);
  return soon !== undefined && soon >= today ? soon : dayOf(now + 1, month, day);
}

type Style = 'long' | 'short';

const months = (locale: string, month: Style): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_one, at) => partOf(format, Date.UTC(2024, at, 1), 'month'));
};

/** From Sunday on. */
const weekdays = (locale: string, weekday: Style): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_one, at) => partOf(format, Date.UTC(2024, 0, 7 + at), 'weekday'));
};

/** A name as it stands in a date, which some languages bend. */
const partOf = (format: Intl.DateTimeFormat, at: number, part: 'month' | 'weekday'): string =>
  format
    .formatToParts(at)
    .find(({ type }) => type === part)
    ?.value.toLowerCase()
    .replace(/\.$/, '') ?? '';

/** Which of the names a text begins, as the viewer's own language says them, or English. */
function indexOfName(text: string, locale: string, list: typeof months): number {
  if (text.length < 3) return -1;
  const found = [locale, 'en'].flatMap((language) =>
    (['long', 'short'] as const).map((style) =>
      list(language, style).findIndex((name) => name.startsWith(text)),
    ),
  );
  return found.find((index) => index >= 0) ?? -1;
}

function relativeDay(text: string, locale: string, today: string): string | undefined {
  const said = (language: string, days: number) =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day').toLowerCase();
  const days = [0, 1, -1].find((step) => [locale, 'en'].some((language) => said(language, step) === text));
  const counted = /^([+-]\d{1,4})$/.exec(text)?.[1];
  if (days !== undefined || counted !== undefined) return addDays(today, days ?? Number(counted));
  const weekday = indexOfName(text, locale, weekdays);
  if (weekday < 0) return undefined;
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, ((weekday - now + 6) % 7) + 1);
}

/** Whether the viewer's language writes the month first; English never does here, as on every screen. */
const isMonthFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(dateLocale(locale))
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'day' || type === 'month')?.type === 'month';

function numericDay(text: string, locale: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2})?)?$/.exec(text);
  if (!parts) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  const [day, month] = isMonthFirst(locale) ? [second, first] : [first, second];
  return complete(parts[3], month, day, today);
}

function namedDay(text: string, locale: string, today: string): string | undefined {
  const parts =
    /^(?<day>\d{1,2})\.?[\s-]*(?<month>\p{L}{3,})\.?,?[\s-]*(?<year>\d{4}|\d{2})?$/u.exec(text) ??
    /^(?<month>\p{L}{3,})\.?\s*(?<day>\d{1,2}),?\s*(?<year>\d{4})?$/u.exec(text);
  const { day = '', month = '', year } = parts?.groups ?? {};
  const at = indexOfName(month, locale, months);
  return at < 0 ? undefined : complete(year, at + 1, Number(day), today);
}

/** The day that a text means, as `YYYY-MM-DD`: 12 Mar 2027, 12.3.27, 12 March, tomorrow, friday, +3. Undefined where it means none. */
export function readDate(typed: string, locale: string, today = todayIn(undefined)): string | undefined {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  return numericDay(text, locale, today) ?? namedDay(text, locale, today) ?? relativeDay(text, locale, today);
}
