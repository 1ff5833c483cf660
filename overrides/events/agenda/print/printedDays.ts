import { daysBetween } from '#src/fields/date/days.ts';
import type { PrintedAgenda } from './printQuery.ts';

/** A line of a printed day. */
export interface PrintedItem {
  readonly time: string;
  readonly name: string;
  readonly objectives: string | null;
  readonly trainers: readonly string[];
  /** Named where several sections share the day; else the day's head says it. */
  readonly section: string | undefined;
}

/** A sheet of paper. */
export interface PrintedDay {
  readonly day: string;
  /** Counted from the first day of the event; undefined before that. */
  readonly number: number | undefined;
  /** The section that all of it belongs to. */
  readonly section: string | undefined;
  readonly items: readonly PrintedItem[];
}

const timeOf = (local: string): string => local.slice(11, 16);

/** An agenda by its days, each in the order of its clock; what begins at once stands in the order of the sections. */
export function printedDays(agenda: PrintedAgenda | null, firstDay: string | null): readonly PrintedDay[] {
  const all = (agenda?.sections ?? []).flatMap(({ name, items }, section) =>
    items.map((item) => ({ item, section, sectionName: name })),
  );
  const days = [...new Set(all.map(({ item }) => item.timeStart.slice(0, 10)))].sort();
  return days.map((day) => {
    const ofDay = all
      .filter(({ item }) => item.timeStart.startsWith(day))
      .sort((one, other) => one.item.timeStart.localeCompare(other.item.timeStart));
    const shared = new Set(ofDay.map(({ section }) => section)).size > 1;
    const number = firstDay === null ? 0 : daysBetween(firstDay, day) + 1;
    return {
      day,
      number: number > 0 ? number : undefined,
      section: shared ? undefined : ofDay[0]?.sectionName,
      items: ofDay.map(({ item, sectionName }) => ({
        time: `${timeOf(item.timeStart)}–${timeOf(item.timeEnd)}`,
        name: item.name,
        objectives: item.objectives,
        trainers: item.trainers.flatMap(({ trainer }) => trainer?.fullName ?? []),
        section: shared ? sectionName : undefined,
      })),
    };
  });
}
