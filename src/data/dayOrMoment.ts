import { isCalendarDay } from '#schema/isCalendarDay.ts';

type Day = `${number}-${number}-${number}`;

/** A calendar day as the contract writes it: '2027-03-12'. */
export const isDay = (value: unknown): value is Day => typeof value === 'string' && isCalendarDay(value);

/** A moment with its offset: '2027-03-12T09:00:00Z', '2027-03-12T10:00:00+01:00', which other APIs write +0100. */
export const isMoment = (value: unknown): value is `${Day}T${string}` =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(value);
