import {
  findItem,
  isTimed,
  mapItems,
  mapSections,
  newKey,
  usualLength,
  usualStart,
  type Item,
  type Programme,
  type Section,
} from './Programme.ts';
import { addDays, daysBetween } from '#src/fields/date/days.ts';
import { inDays } from './editTimes.ts';

export const setName = (programme: Programme, name: string | null): Programme => ({ ...programme, name });

export const setItem = (
  programme: Programme,
  key: string,
  change: Partial<Pick<Item, 'name' | 'objectives'>>,
): Programme => mapItems(programme, (item) => (item.key === key ? { ...item, ...change } : item));

export const renameSection = (programme: Programme, key: string, name: string): Programme =>
  mapSections(programme, (section) => (section.key === key ? { ...section, name } : section));

export function addSection(programme: Programme, name: string, key: string = newKey()): Programme {
  return { ...programme, sections: [...programme.sections, { key, name, items: [] }] };
}

export const removeSection = (programme: Programme, key: string): Programme => ({
  ...programme,
  sections: programme.sections.filter((section) => section.key !== key),
});

export function moveSection(programme: Programme, key: string, index: number): Programme {
  const from = programme.sections.findIndex((section) => section.key === key);
  return from < 0 ? programme : { ...programme, sections: moved(programme.sections, from, index) };
}

interface NewItem {
  readonly key?: string;
  /** The item it stands behind; without one, at the end of the section. */
  readonly after?: string;
  readonly section: string;
  readonly day?: string;
}

/** Starts where the one before it ends; the first of a day at nine. */
export function addItem(programme: Programme, added: NewItem, days: readonly string[]): Programme {
  return mapSections(programme, (section) => {
    if (section.key !== added.section) return section;
    const place = added.after === undefined ? -1 : section.items.findIndex(({ key }) => key === added.after);
    const index = place < 0 ? section.items.length : place + 1;
    const item = newItem(section.items[index - 1], added, days);
    return { ...section, items: section.items.toSpliced(index, 0, item) };
  });
}

function newItem(before: Item | undefined, added: NewItem, days: readonly string[]): Item {
  const item: Item = {
    key: added.key ?? newKey(),
    name: '',
    objectives: null,
    day: added.day ?? before?.day ?? days[0] ?? null,
    start: null,
    end: null,
    trainers: [],
  };
  const start = (before?.day === item.day ? before?.end : null) ?? usualStart;
  return inDays({ ...item, start, end: start + usualLength }, days);
}

/** Each copy stands behind its original and starts where that ends; keys: one for each, in order. */
export function duplicate(
  programme: Programme,
  keys: ReadonlySet<string>,
  days: readonly string[],
  keyOf: () => string = newKey,
): Programme {
  return mapSections(programme, (section) => {
    if (!section.items.some(({ key }) => keys.has(key))) return section;
    const items = section.items.flatMap((item) =>
      keys.has(item.key) ? [item, inDays(following(item, keyOf()), days)] : [item],
    );
    return { ...section, items };
  });
}

const following = (item: Item, key: string): Item =>
  isTimed(item) ? { ...item, key, start: item.end, end: 2 * item.end - item.start } : { ...item, key };

export function remove(programme: Programme, keys: ReadonlySet<string>): Programme {
  return mapSections(programme, (section) =>
    section.items.some(({ key }) => keys.has(key))
      ? { ...section, items: section.items.filter(({ key }) => !keys.has(key)) }
      : section,
  );
}

interface Place {
  readonly section: string;
  /** Where it stands afterwards among the items of that section. */
  readonly index: number;
  readonly day?: string;
}

/**
 * Within its section and day an item trades times with those it passes, so that the list stays in the order of the
 * clock; elsewhere it keeps its time of day.
 */
export function moveItem(programme: Programme, key: string, to: Place, days: readonly string[]): Programme {
  const found = findItem(programme, key);
  if (found === undefined || !programme.sections.some((section) => section.key === to.section))
    return programme;
  const item = inDays({ ...found.item, day: to.day ?? found.item.day }, days);
  if (to.section === found.section.key && item.day === found.item.day)
    return replaceItems(programme, to.section, reordered(found.section, found.index, to.index));
  const without = remove(programme, new Set([key]));
  const target = without.sections.find((section) => section.key === to.section);
  return replaceItems(without, to.section, (target?.items ?? []).toSpliced(to.index, 0, item));
}

const replaceItems = (programme: Programme, key: string, items: readonly Item[]): Programme =>
  mapSections(programme, (section) => (section.key === key ? { ...section, items } : section));

function reordered(section: Section, from: number, to: number): readonly Item[] {
  const items = moved(section.items, from, to);
  const [first, last] = [Math.min(from, to), Math.min(Math.max(from, to), items.length - 1)];
  const before = section.items.slice(first, last + 1);
  return items.toSpliced(first, before.length, ...refilled(before, items.slice(first, last + 1)));
}

/** The same stretch of the day, filled in the new order with the same breaks between. */
function refilled(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const timed = before.filter(isTimed);
  const day = timed[0]?.day;
  const follows = timed.every(
    (item, index) => item.day === day && item.start >= (timed[index - 1]?.end ?? 0),
  );
  if (timed.length < before.length || !follows) return after;
  let start = timed[0]?.start ?? 0;
  return after.filter(isTimed).map((item, index) => {
    const placed = { ...item, start, end: start + item.end - item.start };
    start = placed.end + (timed[index + 1]?.start ?? 0) - (timed[index]?.end ?? 0);
    return placed;
  });
}

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  return one === undefined ? list : list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, one);
}

/** A day earlier or later, at the same time; from a day that is none of the event's, to the nearest on that side. */
export function moveDays(
  programme: Programme,
  keys: ReadonlySet<string>,
  by: number,
  days: readonly string[],
): Programme {
  return mapItems(programme, (item) => {
    if (!keys.has(item.key) || item.day === null) return item;
    const day = dayBeside(item.day, by, days);
    if (day === undefined) return item;
    return inDays({ ...item, day }, days);
  });
}

function dayBeside(day: string, by: number, days: readonly string[]): string | undefined {
  const index = days.indexOf(day);
  if (index >= 0) return days[index + by];
  return by > 0 ? days.find((one) => one > day) : days.findLast((one) => one < day);
}

/**
 * What was on the one day comes to the other, and all else as far from it as it was: also what lies on none of the
 * event's days, since that has been moved.
 */
export function moveFromDay(
  programme: Programme,
  keys: ReadonlySet<string>,
  { from, to }: { readonly from: string; readonly to: string },
  days: readonly string[],
): Programme {
  const by = daysBetween(from, to);
  return mapItems(programme, (item) => {
    if (!keys.has(item.key) || item.day === null) return item;
    return inDays({ ...item, day: addDays(item.day, by) }, days);
  });
}
