import { isTimed, itemsOf, minutesOfDay, type Item, type Programme, type TimedItem } from './Programme.ts';
import type { ClockChange } from './clockChanges.ts';
import { absolute, isOutside } from './editTimes.ts';

export type Finding = { readonly severity: 'error' | 'warning' } & (
  | { readonly code: 'section_name'; readonly section: string }
  | { readonly code: ItemCode; readonly item: string }
  | { readonly code: 'gap'; readonly item: string; readonly minutes: number; readonly before: string }
  | { readonly code: 'two_places'; readonly item: string; readonly trainerId: string; readonly other: string }
  | {
      readonly code: 'elsewhere';
      readonly item: string;
      readonly trainerId: string;
      readonly other: string;
      readonly event: string;
    }
  | { readonly code: 'clocks'; readonly item: string; readonly change: ClockChange }
  | { readonly code: 'idle' | 'elsewhere_unknown'; readonly trainerId: string }
  | { readonly code: 'same_days'; readonly trainerId: string; readonly event: OnDays }
);
interface OnDays {
  readonly id: string;
  readonly name: string;
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
}
type ItemCode = 'item_name' | 'no_time' | 'backwards' | 'outside' | 'nobody_teaches';

/** Errors block saving; warnings are told and no more. In the order of the programme. */
export function checkProgramme(
  programme: Programme,
  days: readonly string[],
  trainerIds: readonly string[],
  changes: ReadonlyMap<string, ClockChange> = new Map(),
): readonly Finding[] {
  const items = itemsOf(programme);
  const timed = items.filter(isTimed).filter(({ start, end }) => end > start);
  return [
    ...programme.sections
      .filter(({ name }) => name.trim() === '')
      .map(({ key }): Finding => ({ severity: 'error', code: 'section_name', section: key })),
    ...items.flatMap((item) => ownFindings(item, days)),
    ...twoPlaces(timed, days),
    ...gaps(timed),
    ...atClockChanges(timed, days, changes),
    ...idle(items, trainerIds),
  ];
}

function ownFindings(item: Item, days: readonly string[]): readonly Finding[] {
  const error = (code: ItemCode): Finding => ({ severity: 'error', code, item: item.key });
  const findings: Finding[] = item.name.trim() === '' ? [error('item_name')] : [];
  if (!isTimed(item)) findings.push(error('no_time'));
  else if (item.end <= item.start) findings.push(error('backwards'));
  else if (isOutside(item, days)) findings.push(error('outside'));
  if (item.name.trim() !== '' && item.trainers.length === 0 && !isBreak(item))
    findings.push({ severity: 'warning', code: 'nobody_teaches', item: item.key });
  return findings;
}

const breaks = [
  /\b(break|coffee|tea|lunch|dinner|breakfast|drinks|registration|arrival|departure|transfer|free time)\b/,
  /(kaffee|pause|mittag|abendessen|anmeldung|café|déjeuner|dîner|pausa|almuerzo|comida|cena|colazione|pranzo)/,
];

/** Nobody teaches it and its name says that nobody has to. */
export function isBreak({ name, trainers }: Pick<Item, 'name' | 'trainers'>): boolean {
  return trainers.length === 0 && breaks.some((words) => words.test(name.toLowerCase()));
}

/** A1: told at the later of the two items, once for each trainer. */
function twoPlaces(items: readonly TimedItem[], days: readonly string[]): readonly Finding[] {
  const at = (item: TimedItem) => absolute(item, days) ?? { start: item.start, end: item.end };
  const sorted = items
    .filter(({ trainers, day }) => trainers.length > 0 && (days.length === 0 || days.includes(day)))
    .toSorted((one, other) => at(one).start - at(other).start);
  return sorted.flatMap((later, index) =>
    later.trainers.flatMap(({ trainerId }) => {
      const other = sorted
        .slice(0, index)
        .find(
          (earlier) =>
            at(earlier).end > at(later).start && earlier.trainers.some((one) => one.trainerId === trainerId),
        );
      if (other === undefined) return [];
      const item = later.key;
      return [{ severity: 'warning', code: 'two_places', item, trainerId, other: other.key } as const];
    }),
  );
}

/** Time of a day between the first item and the last in which nothing is planned, not even a break. */
function gaps(items: readonly TimedItem[]): readonly Finding[] {
  const days = [...new Set(items.map(({ day }) => day))];
  return days.flatMap((day) => {
    const sorted = items.filter((item) => item.day === day).toSorted((one, other) => one.start - other.start);
    let last = sorted[0];
    return sorted.flatMap((item): readonly Finding[] => {
      const before = last;
      if (last === undefined || item.end > last.end) last = item;
      if (before === undefined || item.start <= before.end) return [];
      const minutes = item.start - before.end;
      return [{ severity: 'warning', code: 'gap', item: item.key, minutes, before: before.key }];
    });
  });
}

/** What touches the hour that is left out or comes twice; its length, and what is paid for it, go by the clock. */
function atClockChanges(
  items: readonly TimedItem[],
  days: readonly string[],
  changes: ReadonlyMap<string, ClockChange>,
): readonly Finding[] {
  return [...changes].flatMap(([day, change]) =>
    items.flatMap((item): readonly Finding[] => {
      const midnight = (days.indexOf(day) - days.indexOf(item.day)) * minutesOfDay;
      const touches = item.start < midnight + change.to && item.end > midnight + change.from;
      if (!days.includes(item.day) || !touches) return [];
      return [{ severity: 'warning', code: 'clocks', item: item.key, change }];
    }),
  );
}

function idle(items: readonly Item[], trainerIds: readonly string[]): readonly Finding[] {
  const teaching = new Set(items.flatMap(({ trainers }) => trainers.map(({ trainerId }) => trainerId)));
  return trainerIds
    .filter((trainerId) => !teaching.has(trainerId))
    .map((trainerId) => ({ severity: 'warning', code: 'idle', trainerId }));
}
