import { inDays, setTime, shiftSection } from '../model/editTimes.ts';
import {
  findItem,
  isTimed,
  mapSections,
  minutesOfDay,
  shortest,
  type Item,
  type Programme,
  type Section,
  type TimedItem,
} from '../model/Programme.ts';
import { nextLine, snap } from './axis.ts';

/** What a day's edits depend on besides the programme. */
export interface Around {
  readonly days: readonly string[];
  /** Whether what comes later on the day moves along. */
  readonly along: boolean;
}

/** An item that can be moved: its times make sense, and its day is one of the event's. */
export const isMovable = (item: Item, days: readonly string[]): item is TimedItem =>
  isTimed(item) && item.end > item.start && days.includes(item.day);

function movable(programme: Programme, key: string, days: readonly string[]): TimedItem | undefined {
  const item = findItem(programme, key)?.item;
  return item !== undefined && isMovable(item, days) ? item : undefined;
}

/** To another time, and another day perhaps; in its section it stands where its time is. */
export function moveTo(
  programme: Programme,
  key: string,
  to: { readonly day: string; readonly start: number },
  { days, along }: Around,
): Programme {
  const item = movable(programme, key, days);
  if (item === undefined || (item.day === to.day && item.start === to.start)) return programme;
  return inTimeOrder(programme, setTime(programme, key, to, days, along), key);
}

export type Edge = 'start' | 'end';

/** Longer or shorter: at least five minutes, a start on its own day, an end within the days of the event. */
export function resizeTo(
  programme: Programme,
  key: string,
  edge: Edge,
  minutes: number,
  { days, along }: Around,
): Programme {
  const item = movable(programme, key, days);
  if (item === undefined) return programme;
  const last = (days.length - days.indexOf(item.day)) * minutesOfDay;
  const start = edge === 'start' ? Math.min(Math.max(minutes, 0), item.end - shortest) : item.start;
  const end = edge === 'end' ? Math.min(Math.max(minutes, item.start + shortest), last) : item.end;
  if (start === item.start && end === item.end) return programme;
  return inTimeOrder(programme, setTime(programme, key, { start, end }, days, along), key);
}

/** One step of five minutes earlier or later. */
export function nudge(programme: Programme, key: string, direction: 1 | -1, around: Around): Programme {
  const item = movable(programme, key, around.days);
  if (item === undefined) return programme;
  return moveTo(programme, key, { day: item.day, start: nextLine(item.start, direction) }, around);
}

/** One step of five minutes longer or shorter. */
export function stretch(programme: Programme, key: string, direction: 1 | -1, around: Around): Programme {
  const item = movable(programme, key, around.days);
  if (item === undefined) return programme;
  return resizeTo(programme, key, 'end', nextLine(item.end, direction), around);
}

/** To the same time of the day before or after. */
export function changeDay(programme: Programme, key: string, direction: 1 | -1, around: Around): Programme {
  const item = movable(programme, key, around.days);
  const day = item && around.days[around.days.indexOf(item.day) + direction];
  return item === undefined || day === undefined
    ? programme
    : moveTo(programme, key, { day, start: item.start }, { ...around, along: false });
}

/** A section's items of one day, by so many minutes. */
export const moveSectionBy = (
  programme: Programme,
  key: string,
  day: string,
  minutes: number,
  { days }: Around,
): Programme => shiftSection(programme, key, minutes, days, day);

interface NewStretch {
  readonly key: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
  /** What a section is called where there is none yet. */
  readonly sectionName: string;
  readonly sectionKey: string;
}

/** An item over a stretch of empty time, in the section that is nearest on that day. */
export function createAt(programme: Programme, asked: NewStretch, { days }: Around): Programme {
  const [start, last] = [snap(Math.min(asked.from, asked.to)), snap(Math.max(asked.from, asked.to))];
  const end = Math.max(last, start + shortest);
  const blank = { name: '', objectives: null, trainers: [] };
  const item = inDays({ ...blank, key: asked.key, day: asked.day, start, end }, days);
  const target = nearestSection(programme, asked.day, start);
  if (target === undefined)
    return {
      ...programme,
      sections: [...programme.sections, { key: asked.sectionKey, name: asked.sectionName, items: [item] }],
    };
  const added = mapSections(programme, (section) =>
    section.key === target.key ? { ...section, items: [...section.items, item] } : section,
  );
  return inTimeOrder(programme, added, item.key);
}

function nearestSection(programme: Programme, day: string, start: number): Section | undefined {
  const near = programme.sections
    .flatMap((section) => section.items.filter(isTimed).map((item) => ({ section, item })))
    .filter(({ item }) => item.day === day)
    .map(({ section, item }) => ({ section, apart: Math.max(item.start - start, start - item.end, 0) }));
  const nearest = near.toSorted((one, other) => one.apart - other.apart)[0]?.section;
  return nearest ?? programme.sections.find(({ items }) => items.length === 0);
}

const momentOf = (item: Item): string => `${item.day ?? ''} ${String(item.start ?? 0).padStart(5, '0')}`;

/** A section that was in the order of the clock stays so; one that was not is left as people have put it. */
function inTimeOrder(before: Programme, after: Programme, key: string): Programme {
  const found = findItem(after, key);
  const old = before.sections.find((section) => section.key === found?.section.key);
  if (found === undefined || old === undefined || !isInTime(old.items)) return after;
  return mapSections(after, (section) =>
    section.key === found.section.key
      ? {
          ...section,
          items: section.items.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other))),
        }
      : section,
  );
}

const isInTime = (items: readonly Item[]): boolean =>
  items.every((item, index) => {
    const earlier = items[index - 1];
    return earlier === undefined || momentOf(earlier) <= momentOf(item);
  });
