import {
  findItem,
  isTimed,
  mapItems,
  minutesOfDay,
  shortest,
  type Item,
  type Programme,
  type TimedItem,
} from './Programme.ts';

/** Minutes from midnight of the event's first day; undefined for what lies on none of its days. */
export function absolute(
  item: TimedItem,
  days: readonly string[],
): { start: number; end: number } | undefined {
  const index = days.indexOf(item.day);
  if (index < 0) return undefined;
  return { start: index * minutesOfDay + item.start, end: index * minutesOfDay + item.end };
}

/** On none of the event's days, or beyond the first or last of them. */
export function isOutside(item: TimedItem, days: readonly string[]): boolean {
  const at = absolute(item, days);
  return at === undefined || at.start < 0 || at.end > days.length * minutesOfDay;
}

function placed<T extends Item>(item: T, start: number, end: number, days: readonly string[]): T {
  const index = Math.min(Math.floor(start / minutesOfDay), days.length - 1);
  const origin = index * minutesOfDay;
  const day = days[index] ?? item.day;
  return item.day === day && item.start === start - origin && item.end === end - origin
    ? item
    : { ...item, day, start: start - origin, end: end - origin };
}

/** At least five minutes long and within the event's days; what lies on none of its days is left alone. */
export function inDays(item: Item, days: readonly string[]): Item {
  const at = isTimed(item) ? absolute(item, days) : undefined;
  if (at === undefined) return item;
  const whole = days.length * minutesOfDay;
  const length = Math.min(Math.max(at.end - at.start, shortest), whole);
  const start = Math.min(Math.max(at.start, 0), whole - length);
  return placed(item, start, start + length, days);
}

interface Time {
  readonly day?: string | null;
  readonly start?: number | null;
  readonly end?: number | null;
}

/**
 * A start alone takes its end along; an end alone makes it longer or shorter. An end before the start is kept as typed
 * and told as an error. `along`: what comes later on that day moves by as much as the end has moved; where the day has no
 * room for all of it, none does, so that nothing comes to stand before what it follows.
 */
export function setTime(
  programme: Programme,
  key: string,
  time: Time,
  days: readonly string[],
  along = false,
): Programme {
  const before = findItem(programme, key)?.item;
  if (before === undefined) return programme;
  const after = withTime(before, time, days);
  const changed = mapItems(programme, (item) => (item.key === key ? after : item));
  if (!along || !isTimed(before) || !isTimed(after) || before.day !== after.day) return changed;
  const later = laterThan(programme, before);
  const by = after.end - before.end;
  if (later.some(({ end }) => end + by > minutesOfDay)) return changed;
  return shift(changed, new Set(later.map((item) => item.key)), by, days, minutesOfDay);
}

function withTime(
  item: Item,
  { day = item.day, start = item.start, end }: Time,
  days: readonly string[],
): Item {
  const length = item.start === null || item.end === null ? null : item.end - item.start;
  const isMoved = end === undefined && start !== null && length !== null;
  const to = isMoved ? start + length : end === undefined ? item.end : end;
  const next = { ...item, day, start, end: to };
  const isBackwards = start !== null && to !== null && to <= start;
  return isBackwards ? next : inDays(next, days);
}

/**
 * What starts on the day of an item once that has ended: in its section, and in those listed after it that begin when
 * it is over. Rooms in parallel are left alone.
 */
function laterThan(programme: Programme, { key, day, end }: TimedItem): readonly TimedItem[] {
  const own = programme.sections.findIndex(({ items }) => items.some((item) => item.key === key));
  const ofDay = programme.sections.map(({ items }) =>
    items.filter(isTimed).filter((item) => item.day === day),
  );
  const over = Math.max(end, ...(ofDay[own] ?? []).map((item) => item.end));
  return ofDay.flatMap((items, index) => {
    if (index === own) return items.filter((item) => item.key !== key && item.start >= end);
    return index > own && items.every((item) => item.start >= over) ? items : [];
  });
}

/**
 * All by the same minutes, and by as many as the earliest and the latest of them leave room for: they keep their
 * distances. `room`: what they may not run over, from midnight of the first one's day; all days of the event if left out.
 */
export function shift(
  programme: Programme,
  keys: ReadonlySet<string>,
  minutes: number,
  days: readonly string[],
  room?: number,
): Programme {
  const places = programme.sections.flatMap(({ items }) =>
    items.flatMap((item) => (keys.has(item.key) && isTimed(item) ? (absolute(item, days) ?? []) : [])),
  );
  if (places.length === 0) return programme;
  const first = Math.min(...places.map(({ start }) => start));
  const last = Math.max(...places.map(({ end }) => end));
  const origin = room === undefined ? 0 : Math.floor(first / minutesOfDay) * minutesOfDay;
  const most = origin + (room ?? days.length * minutesOfDay) - last;
  const by = Math.max(Math.min(minutes, Math.max(most, 0)), Math.min(origin - first, 0));
  return mapItems(programme, (item) => {
    const at = keys.has(item.key) && isTimed(item) ? absolute(item, days) : undefined;
    return at === undefined ? item : placed(item, at.start + by, at.end + by, days);
  });
}

/** The block of a section moves with all of its items, or with those of one day. */
export function shiftSection(
  programme: Programme,
  key: string,
  minutes: number,
  days: readonly string[],
  day?: string,
): Programme {
  const section = programme.sections.find((one) => one.key === key);
  const items = section?.items.filter((item) => day === undefined || item.day === day) ?? [];
  return shift(programme, new Set(items.map((item) => item.key)), minutes, days);
}

export type Direction = 'previous' | 'next';

/** The neighbour of an item on the clock, in its section and on its day. */
export function neighbourOf(programme: Programme, key: string, direction: Direction): TimedItem | undefined {
  const found = findItem(programme, key);
  if (found === undefined || !isTimed(found.item)) return undefined;
  const { day } = found.item;
  const inTime = found.section.items
    .filter(isTimed)
    .filter((item) => item.day === day)
    .toSorted((one, other) => one.start - other.start);
  const index = inTime.findIndex((item) => item.key === key);
  return inTime[index + (direction === 'next' ? 1 : -1)];
}

/** Begins where the one before it ends. */
export function stickToPrevious(programme: Programme, key: string, days: readonly string[]): Programme {
  const previous = neighbourOf(programme, key, 'previous');
  return previous === undefined ? programme : setTime(programme, key, { start: previous.end }, days);
}

/** Ends where the next one begins. */
export function stickToNext(programme: Programme, key: string, days: readonly string[]): Programme {
  const next = neighbourOf(programme, key, 'next');
  const item = findItem(programme, key)?.item;
  if (next === undefined || item === undefined || !isTimed(item)) return programme;
  return setTime(programme, key, { start: next.start - (item.end - item.start) }, days);
}

/** Two items of one section trade places: the later one begins where the first began, with the same break between. */
export function swap(
  programme: Programme,
  key: string,
  otherKey: string,
  days: readonly string[],
): Programme {
  const [one, other] = [findItem(programme, key), findItem(programme, otherKey)];
  if (one === undefined || other === undefined || one.section !== other.section || one === other)
    return programme;
  if (!isTimed(one.item) || !isTimed(other.item)) return programme;
  const [first, second] =
    one.item.start <= other.item.start ? [one.item, other.item] : [other.item, one.item];
  const gap = second.start - first.end;
  const length = second.end - second.start;
  const early = { ...second, start: first.start, end: first.start + length, day: first.day };
  const lateStart = Math.max(first.start, early.end + gap);
  const late =
    first.day === second.day
      ? { ...first, start: lateStart, end: lateStart + first.end - first.start }
      : { ...first, start: second.start, end: second.start + first.end - first.start, day: second.day };
  const items = one.section.items.map((item) => {
    if (item.key === first.key) return inDays(early, days);
    return item.key === second.key ? inDays(late, days) : item;
  });
  return {
    ...programme,
    sections: programme.sections.map((section) =>
      section === one.section ? { ...section, items } : section,
    ),
  };
}
