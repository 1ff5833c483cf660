/** By zone: making one takes longer than asking it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone === undefined ? undefined : calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  // The zone of a machine may become another one.
  if (timeZone !== undefined) calendars.set(timeZone, calendar);
  return calendar;
}

/** The calendar day in a time zone, 'YYYY-MM-DD'; where nobody says which, in that of this machine. */
export function todayIn(zone: string | null | undefined, now: Date = new Date()): string {
  const parts = calendarOf(zone || undefined).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
