import { dateText } from '#src/fields/date/formatDate.ts';

const parts = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
} as const;

/** 'Friday 12 March 2027' or 'Fri 12 Mar': a calendar day, in no zone (D1). */
export const dayName = (day: string, locale: string, length: keyof typeof parts): string =>
  dateText(new Date(`${day}T00:00:00Z`), locale, { ...parts[length], timeZone: 'UTC' });
