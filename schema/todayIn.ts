/** The calendar day in a time zone, 'YYYY-MM-DD'; where nobody says which, in that of this machine. */
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
