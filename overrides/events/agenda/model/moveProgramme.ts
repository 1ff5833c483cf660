import { addDays, daysBetween } from '#src/fields/date/days.ts';
import { mapItems, type Programme } from './Programme.ts';
import { daysOf } from './takeItems.ts';

/**
 * By how many days a programme lies beside its event; 0 where moving all of it would be no help. It begins on the first
 * day where it lies on none of the event's days, or where that brings all of it onto them. What lies on both and is
 * longer than the event is for people to decide: a day was taken away, or a part has been moved already.
 */
export function daysAside(programme: Programme, days: readonly string[]): number {
  const own = daysOf(programme);
  const [first, last, begin] = [own[0], own.at(-1), days[0]];
  if (first === undefined || last === undefined || begin === undefined) return 0;
  const outside = own.filter((day) => !days.includes(day));
  const fits = daysBetween(first, last) < days.length;
  return outside.length === own.length || (outside.length > 0 && fits) ? daysBetween(first, begin) : 0;
}

/** All of it by the same days: order, times and lengths stay, also of what is then beyond the event's last day. */
export const moveProgramme = (programme: Programme, by: number): Programme =>
  mapItems(programme, (item) => (item.day === null ? item : { ...item, day: addDays(item.day, by) }));
