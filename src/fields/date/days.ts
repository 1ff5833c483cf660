const dayMs = 86_400_000;

/** The calendar day in a time zone, 'YYYY-MM-DD' (P2: an expiry is a day of the event's zone, not of the viewer's). */
export function todayIn(zone: string | null | undefined, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(zone ? { timeZone: zone } : {}),
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const at = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Days from one calendar day to another; a change of clocks makes no difference. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs);

export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10);
