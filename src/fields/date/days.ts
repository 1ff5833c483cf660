export { todayIn } from '#schema/todayIn.ts';

const dayMs = 86_400_000;

const at = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Days from one calendar day to another; a change of clocks makes no difference. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs);

export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10);
