import { readDate, twoDigits } from './readDate.ts';

/** A time of day as `HH:MM`: 9, 9:30, 9.30, 0930, 2 pm. Undefined where it is none. */
function readTime(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(am|pm)?$/.exec(typed.trim().toLowerCase());
  if (!parts) return undefined;
  const given = Number(parts[1]);
  if (parts[3] !== undefined && (given < 1 || given > 12)) return undefined;
  const hours = parts[3] === undefined ? given : (given % 12) + (parts[3] === 'pm' ? 12 : 0);
  const minutes = Number(parts[2] ?? 0);
  return hours > 23 || minutes > 59 ? undefined : `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** Day and time on one clock, as `YYYY-MM-DDTHH:MM`: '12 Mar 2027, 9:30', 'tomorrow 14:00', '2027-03-12T09:30'. */
export function readDayTime(typed: string, locale: string, today?: string): string | undefined {
  const text = typed.trim();
  // '12 Mar 2027' is a day, and not the 12th of March at 20:27.
  if (readDate(text, locale, today) !== undefined) return undefined;
  const parts =
    /^(?<day>.*?\S)(?:\s*,\s*|\s+|T)(?<time>\d{1,2}(?:[:.h]\d{2}|\d{2})?(?::\d{2})?\s*(?:[ap]m)?)$/i.exec(
      text,
    );
  const { day = '', time = '' } = parts?.groups ?? {};
  const [found, at] = [readDate(day, locale, today), readTime(time.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'))];
  return found === undefined || at === undefined ? undefined : `${found}T${at}`;
}
