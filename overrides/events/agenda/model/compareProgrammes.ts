import { itemsOf, type Item, type Programme, type Section } from './Programme.ts';

export type ItemChange = 'renamed' | 'retimed' | 'moved' | 'trainers' | 'objectives';

/** What differs from one programme to another, in the order of the later one. */
export type Difference =
  | { readonly kind: 'name'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'section_added' | 'section_removed'; readonly section: Section }
  | { readonly kind: 'section_renamed'; readonly before: Section; readonly after: Section }
  | { readonly kind: 'added' | 'removed'; readonly item: Item; readonly section: string }
  | {
      readonly kind: 'changed';
      readonly before: Item;
      readonly after: Item;
      readonly what: readonly ItemChange[];
      /** Names of the sections it was and is in. */
      readonly from: string;
      readonly to: string;
    };

interface Placed {
  readonly item: Item;
  readonly section: Section;
}

const placedItems = (programme: Programme): readonly Placed[] =>
  programme.sections.flatMap((section) => section.items.map((item) => ({ item, section })));

/** By what items of two readings are the same, the surest sign first: an agenda is stored without ids of its own. */
const signs: readonly ((placed: Placed) => string)[] = [
  ({ item, section }) => JSON.stringify([section.name, { ...item, key: '' }]),
  ({ item, section }) => JSON.stringify([section.name, item.name, item.day, item.start]),
  ({ item, section }) => JSON.stringify([section.name, item.name]),
  ({ item }) => JSON.stringify([item.name, item.day]),
  ({ item }) => item.name,
  ({ item, section }) => JSON.stringify([section.name, item.day, item.start]),
  ({ item }) => JSON.stringify([item.day, item.start, item.end]),
];

/** The other programme with the keys of this one where it tells of the same items and sections. */
export function alignTo(base: Programme, other: Programme): Programme {
  const itemKeys = matched(placedItems(base), placedItems(other), signs, ({ item }) => item.key);
  const place = (programme: Programme) => programme.sections.map((section, index) => ({ section, index }));
  const sectionKeys = matched(
    place(base),
    place(other),
    [({ section }) => section.name, ({ index }) => String(index)],
    ({ section }) => section.key,
  );
  return {
    ...other,
    sections: other.sections.map((section) => ({
      ...section,
      key: sectionKeys.get(section.key) ?? section.key,
      items: section.items.map((item) => ({ ...item, key: itemKeys.get(item.key) ?? item.key })),
    })),
  };
}

/** Keys of the base by keys of the other. */
function matched<T>(
  base: readonly T[],
  other: readonly T[],
  signsOf: readonly ((one: T) => string)[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const left = new Set(base);
  for (const sign of signsOf) {
    for (const one of other) {
      if (found.has(keyOf(one))) continue;
      const match = [...left].find((candidate) => sign(candidate) === sign(one));
      if (match === undefined) continue;
      left.delete(match);
      found.set(keyOf(one), keyOf(match));
    }
  }
  return found;
}

/** Of two programmes whose keys agree. */
export function differences(before: Programme, after: Programme): readonly Difference[] {
  const old = new Map(placedItems(before).map((placed) => [placed.item.key, placed]));
  const left = new Set(itemsOf(after).map(({ key }) => key));
  const outOfOrder = movedWithin(before, after);
  return [
    ...(before.name === after.name
      ? []
      : [{ kind: 'name' as const, before: before.name, after: after.name }]),
    ...sectionDifferences(before, after),
    ...placedItems(after).flatMap(({ item, section }): readonly Difference[] => {
      const was = old.get(item.key);
      if (was === undefined) return [{ kind: 'added', item, section: section.name }];
      const what = itemChanges(was, { item, section }, outOfOrder);
      const [from, to] = [was.section.name, section.name];
      return what.length === 0 ? [] : [{ kind: 'changed', before: was.item, after: item, what, from, to }];
    }),
    ...[...old.values()]
      .filter(({ item }) => !left.has(item.key))
      .map(({ item, section }) => ({ kind: 'removed' as const, item, section: section.name })),
  ];
}

function sectionDifferences(before: Programme, after: Programme): readonly Difference[] {
  const old = new Map(before.sections.map((section) => [section.key, section]));
  const left = new Set(after.sections.map(({ key }) => key));
  return [
    ...after.sections.flatMap((section): readonly Difference[] => {
      const was = old.get(section.key);
      if (was === undefined) return [{ kind: 'section_added', section }];
      return was.name === section.name ? [] : [{ kind: 'section_renamed', before: was, after: section }];
    }),
    ...before.sections
      .filter(({ key }) => !left.has(key))
      .map((section) => ({ kind: 'section_removed' as const, section })),
  ];
}

function itemChanges(was: Placed, is: Placed, outOfOrder: ReadonlySet<string>): readonly ItemChange[] {
  const [before, after] = [was.item, is.item];
  const isRetimed = before.day !== after.day || before.start !== after.start || before.end !== after.end;
  const isElsewhere = was.section.key !== is.section.key;
  return [
    ...(before.name === after.name ? [] : ['renamed' as const]),
    ...(isRetimed ? ['retimed' as const] : []),
    // Another time says already that it stands elsewhere in its list.
    ...(isElsewhere || (!isRetimed && outOfOrder.has(after.key)) ? ['moved' as const] : []),
    ...(trainersText(before) === trainersText(after) ? [] : ['trainers' as const]),
    ...((before.objectives ?? '') === (after.objectives ?? '') ? [] : ['objectives' as const]),
  ];
}

const trainersText = ({ trainers }: Item): string =>
  trainers
    .map(({ trainerId, unpaid }) => `${trainerId}${unpaid ? '-' : '+'}`)
    .toSorted()
    .join();

/** The fewest items that have to move for the list of a section to become the other. */
function movedWithin(before: Programme, after: Programme): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const section of after.sections) {
    const old = before.sections.find(({ key }) => key === section.key)?.items.map(({ key }) => key) ?? [];
    const places = section.items
      .map(({ key }) => ({ key, place: old.indexOf(key) }))
      .filter(({ place }) => place >= 0);
    const kept = longestRise(places.map(({ place }) => place));
    for (const { key, place } of places) if (!kept.has(place)) moved.add(key);
  }
  return moved;
}

function longestRise(list: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = [];
  for (const [index, value] of list.entries()) {
    const before = best
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? 0) < value)
      .reduce<readonly number[]>((long, run) => (run.length > long.length ? run : long), []);
    best.push([...before, value]);
  }
  return new Set(best.reduce<readonly number[]>((long, run) => (run.length > long.length ? run : long), []));
}
