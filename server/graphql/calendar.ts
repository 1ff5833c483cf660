import { isCalendarDay } from '#schema/isCalendarDay.ts';

/** The moment in UTC; null for none, and where its offset leads out of the years that have four digits. */
export function utcMoment(text: string): string | null {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return null;
  const iso = moment.toISOString();
  return isCalendarDay(iso.slice(0, 10)) ? iso : null;
}
