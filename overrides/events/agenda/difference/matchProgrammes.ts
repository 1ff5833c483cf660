import { groupBy } from '#src/data/groupBy.ts';
import type { Item, Programme, Section } from '../model/Programme.ts';

/** One and the same thing before and after. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** What belongs together, and what has no other side. */
interface Matched<T> {
  readonly pairs: readonly Pair<T>[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Which may be the same, and how far apart they are then. */
type Rule<T> = (
  before: readonly T[],
  after: readonly T[],
) => readonly (Pair<T> & { readonly apart: number })[];

/** Nothing stored has an id: rule by rule, from the surest on, each takes the nearest that is left. */
function matchBy<T>(before: readonly T[], after: readonly T[], rules: readonly Rule<T>[]): Matched<T> {
  const pairs: Pair<T>[] = [];
  let [removed, added] = [before, after];
  for (const rule of rules) {
    const taken = new Set<T>();
    for (const pair of rule(removed, added).toSorted((one, other) => one.apart - other.apart)) {
      if (taken.has(pair.before) || taken.has(pair.after)) continue;
      taken.add(pair.before).add(pair.after);
      pairs.push({ before: pair.before, after: pair.after });
    }
    removed = removed.filter((each) => !taken.has(each));
    added = added.filter((each) => !taken.has(each));
  }
  return { pairs, removed, added };
}

type Side = 'before' | 'after';

/** Those with one key on both sides. */
function byKey<T>(key: (one: T, side: Side) => string, apart: (before: T, after: T) => number): Rule<T> {
  return (before, after) => {
    const known = groupBy(after, (one) => key(one, 'after'));
    return before.flatMap((old) =>
      (known.get(key(old, 'before')) ?? []).map((now) => ({
        before: old,
        after: now,
        apart: apart(old, now),
      })),
    );
  };
}

interface PlacedSection {
  readonly section: Section;
  readonly index: number;
}

const sectionsOf = ({ sections }: Programme): readonly PlacedSection[] =>
  sections.map((section, index) => ({ section, index }));

const apartInPlace = (before: PlacedSection, after: PlacedSection): number =>
  Math.abs(before.index - after.index);

const timeOf = ({ day, start, end }: Item) => [day, start, end];

/** By how many items they share, those with the most first. */
const bySharedItems: Rule<PlacedSection> = (before, after) => {
  const identity = (item: Item) => JSON.stringify([item.name, ...timeOf(item)]);
  return before.flatMap((old) => {
    const known = new Set(old.section.items.map(identity));
    return after
      .map((now) => ({ now, shared: now.section.items.filter((item) => known.has(identity(item))).length }))
      .filter(({ shared }) => shared > 0)
      .map(({ now, shared }) => ({ before: old, after: now, apart: -shared }));
  });
};

/** By name; one that has another name is the one that holds the same items, or stands empty in the same place. */
export const matchSections = (before: Programme, after: Programme): Matched<PlacedSection> =>
  matchBy(sectionsOf(before), sectionsOf(after), [
    byKey(({ section }) => section.name, apartInPlace),
    bySharedItems,
    byKey(
      ({ section, index }) => `${index} ${section.items.length === 0 ? 'empty' : section.key}`,
      apartInPlace,
    ),
  ]);

/** An item where it stands: which section, which place. */
export interface Placed {
  readonly item: Item;
  readonly section: number;
  readonly place: number;
}

const placed = ({ sections }: Programme): readonly Placed[] =>
  sections.flatMap(({ items }, section) => items.map((item, place) => ({ item, section, place })));

const minutesOf = ({ day, start }: Item): number =>
  (day === null ? 0 : Date.parse(day) / 60_000) + (start ?? 0);

/** In minutes, so that of several breaks the one nearby is the same; places decide where times do not. */
const apart = (before: Placed, after: Placed): number =>
  Math.abs(minutesOf(before.item) - minutesOf(after.item)) + Math.abs(before.place - after.place) / 1000;

/**
 * Items of two programmes: equal ones first, then by name and section, by name, and by time for what was renamed.
 * `sectionBefore` says which section of before a section of after was.
 */
export function matchItems(
  before: Programme,
  after: Programme,
  sectionBefore: (index: number) => number | undefined,
): Matched<Placed> {
  const by = (parts: (item: Item) => readonly unknown[], isSameSection: boolean): Rule<Placed> =>
    byKey(({ item, section }, side) => {
      const own = side === 'before' ? section : (sectionBefore(section) ?? `new ${section}`);
      return JSON.stringify([isSameSection ? own : '', ...parts(item)]);
    }, apart);
  const whole = (item: Item) => [item.name, ...timeOf(item), item.objectives ?? '', item.trainers];
  const name = (item: Item) => [item.name];
  const nameAndTime = (item: Item) => [item.name, ...timeOf(item)];
  return matchBy(placed(before), placed(after), [
    by(whole, true),
    by(nameAndTime, true),
    by(nameAndTime, false),
    by(name, true),
    by(name, false),
    by(timeOf, true),
  ]);
}
