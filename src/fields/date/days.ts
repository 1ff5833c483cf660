import { todayIn } from '#schema/todayIn.ts';

export { todayIn };

const dayMs = 86_400_000;

const at = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Days from one calendar day to another; a change of clocks makes no difference. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs);

/** How many days there are until a day begins where it is (D1): whoever looks, they are as many. */
export const daysUntil = (day: string, zone: string | null | undefined, now?: Date): number =>
  daysBetween(todayIn(zone, now), day);

/** What the contract can write (D1): '9999-12-31' stands for no end. */
const lastDay = at('9999-12-31');

/** No further than the last day. */
export const addDays = (day: string, days: number): string =>
  new Date(Math.min(at(day) + days * dayMs, lastDay)).toISOString().slice(0, 10);
