const MONTHS = 6;

/** B7: many countries let nobody in whose passport does not outlast the visit by six months. Null where a day is missing. */
export function expiresSoon(expiry: string | null, eventEnd: string | null): boolean | null {
  if (expiry === null || eventEnd === null) return null;
  return expiry < plusMonths(eventEnd, MONTHS);
}

/** The same day of a later month, or that month's last where it is shorter. */
function plusMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return first.toISOString().slice(0, 10);
}
