import { momentIn } from '#schema/momentIn.ts';
import type { TrainersElsewhereQuery } from '#src/generated/operations.ts';
import { teaches } from '../model/editTrainers.ts';
import { timedItemsOf, type TimedItem } from '../model/Programme.ts';
import { localTime, readProgramme } from '../model/readProgramme.ts';

export type OtherEvent = Pick<
  TrainersElsewhereQuery['centreEvents']['data'][number],
  'id' | 'name' | 'dateStart' | 'dateEnd' | 'timeZone' | 'trainers' | 'agenda'
>;

/** Another event that a trainer is on at the same time, or at least on the same days. */
interface Elsewhere {
  readonly event: OtherEvent;
  /** Items here and there that overlap, by name. */
  readonly clashes: readonly { readonly key: string; readonly here: string; readonly there: string }[];
}

/** What keeps a trainer from teaching these items: each event has a clock of its own (A1). */
export function elsewhere(
  trainerId: string,
  here: { readonly timeZone: string; readonly items: readonly TimedItem[]; readonly days: readonly string[] },
  others: readonly OtherEvent[],
): readonly Elsewhere[] {
  const own = here.items.map((item) => spanOf(item, here.timeZone));
  const theirEvents = others.filter(({ trainers }) => trainers.some((on) => on.trainerId === trainerId));
  return theirEvents.flatMap((event) => {
    const theirs = timedItemsOf(readProgramme(event.agenda))
      .filter((item) => teaches(item, trainerId))
      .map((item) => spanOf(item, event.timeZone));
    const clashes = own.flatMap((one) =>
      theirs
        .filter((other) => other.start < one.end && other.end > one.start)
        .map((other) => ({ key: one.key, here: one.name, there: other.name })),
    );
    const { dateStart, dateEnd } = event;
    const isOnDay = here.days.some(
      (day) => dateStart !== null && day >= dateStart && day <= (dateEnd ?? dateStart),
    );
    return clashes.length > 0 || isOnDay ? [{ event, clashes }] : [];
  });
}

function spanOf({ key, name, day, start, end }: TimedItem, timeZone: string) {
  const at = (minutes: number) =>
    momentIn(timeZone, localTime(day, minutes).slice(0, 'YYYY-MM-DDTHH:MM'.length))?.getTime() ?? Number.NaN;
  return { key, name, start: at(start), end: at(end) };
}
