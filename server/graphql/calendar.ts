/** Whether the calendar of the database has the day: no year 0, and no 30 February, which `Date` would move on to March. */
export function isDay(day: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** The moment in UTC; null for none, and where its offset leads out of the years that have four digits. */
export function utcMoment(text: string): string | null {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return null;
  const iso = moment.toISOString();
  return isDay(iso.slice(0, 10)) ? iso : null;
}
