import type { EventRecord } from '#resources/events/index.ts';
import { addDays, daysBetween, todayIn } from '#src/fields/date/days.ts';

/** How many days there are until a day begins where it is. */
export const daysUntil = (day: string, zone: string | null | undefined, now?: Date): number =>
  daysBetween(todayIn(zone, now), day);

/** Events from this day on are asked for: somewhere it is still yesterday by the clock of Greenwich. */
export const comingFrom = (now: Date = new Date()): string => addDays(now.toISOString().slice(0, 10), -1);

type Dated = Pick<EventRecord, 'dateStart' | 'timeZone'>;

/** Whether an event begins today, where it is, or later. */
export const isComing = ({ dateStart, timeZone }: Dated, now?: Date): boolean =>
  dateStart !== null && daysUntil(dateStart, timeZone, now) >= 0;
