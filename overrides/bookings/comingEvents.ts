import type { EventRecord } from '#resources/events/index.ts';
import { addDays, daysUntil } from '#src/fields/date/days.ts';

/** Events from this day on are asked for: somewhere it is still yesterday by the clock of Greenwich. */
export const comingFrom = (now: Date = new Date()): string => addDays(now.toISOString().slice(0, 10), -1);

type Dated = Pick<EventRecord, 'dateStart' | 'timeZone'>;

/** Whether an event begins today, where it is, or later. */
export const isComing = ({ dateStart, timeZone }: Dated, now?: Date): boolean =>
  dateStart !== null && daysUntil(dateStart, timeZone, now) >= 0;
