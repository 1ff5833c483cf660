import { addDays, daysBetween } from '#src/fields/date/days.ts';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';

/** An agenda as it is worked on: keys instead of positions, times that may be missing while they are typed. */
export interface Programme {
  readonly name: string | null;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly key: string;
  readonly name: string;
  readonly items: readonly Item[];
}

/** Minutes are of the event's own clock, from midnight of the item's day. An end may pass midnight (> 1440). */
export interface Item {
  readonly key: string;
  readonly name: string;
  readonly objectives: string | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly trainers: readonly ItemTrainer[];
}

export interface ItemTrainer {
  readonly trainerId: string;
  readonly unpaid: boolean;
}

/** An item whose time is complete. */
export interface TimedItem extends Item {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

interface Found {
  readonly section: Section;
  readonly sectionIndex: number;
  readonly item: Item;
  readonly index: number;
}

export const minutesOfDay = 1440;
export const shortest = 5;
/** Of an item, where nothing says otherwise: half an hour, from nine in the morning. */
export const usualLength = 30;
export const usualStart = 540;

export const newKey = (): string => idempotencyKey();

export const noProgramme: Programme = { name: null, sections: [] };

export const isTimed = (item: Item): item is TimedItem =>
  item.day !== null && item.start !== null && item.end !== null;

export const itemsOf = (programme: Programme): readonly Item[] =>
  programme.sections.flatMap(({ items }) => items);

export const timedItemsOf = (programme: Programme): readonly TimedItem[] =>
  itemsOf(programme).filter(isTimed);

export function findItem(programme: Programme, key: string): Found | undefined {
  for (const [sectionIndex, section] of programme.sections.entries()) {
    const index = section.items.findIndex((item) => item.key === key);
    const item = section.items[index];
    if (item !== undefined) return { section, sectionIndex, item, index };
  }
  return undefined;
}

/** Sections and items that stay as they are stay the same objects, so that only what changed is drawn again. */
export function mapItems(programme: Programme, change: (item: Item) => Item): Programme {
  return mapSections(programme, (section) => {
    const items = section.items.map(change);
    return items.every((item, index) => item === section.items[index]) ? section : { ...section, items };
  });
}

export function mapSections(programme: Programme, change: (section: Section) => Section): Programme {
  const sections = programme.sections.map(change);
  return sections.every((section, index) => section === programme.sections[index])
    ? programme
    : { ...programme, sections };
}

/** The days of an event, first to last; none while it has no dates. */
export function eventDays(first: string | null, last: string | null): readonly string[] {
  if (first === null) return [];
  const length = daysBetween(first, last ?? first) + 1;
  return Array.from({ length: Math.max(length, 1) }, (_, index) => addDays(first, index));
}
