import { matchItems, matchSections } from '../difference/matchProgrammes.ts';
import { itemsOf, type Item, type Programme } from '../model/Programme.ts';

/** The other programme with the keys of this one where it tells of the same: what is read twice has other keys. */
export function alignTo(base: Programme, other: Programme): Programme {
  const sections = matchSections(base, other);
  const sectionBefore = new Map(sections.pairs.map(({ before, after }) => [after.index, before.index]));
  const items = matchItems(base, other, (index) => sectionBefore.get(index));
  const sectionKeys = new Map(
    sections.pairs.map(({ before, after }) => [after.section.key, before.section.key]),
  );
  const itemKeys = new Map(items.pairs.map(({ before, after }) => [after.item.key, before.item.key]));
  return {
    ...other,
    sections: other.sections.map((section) => ({
      ...section,
      key: sectionKeys.get(section.key) ?? section.key,
      items: section.items.map((item) => ({ ...item, key: itemKeys.get(item.key) ?? item.key })),
    })),
  };
}

/**
 * Aligned to what it was before, and what is new in it to what is new here and the same: an answer that was lost on the
 * way has saved it, and nothing is added twice.
 */
export function alignToOwn(base: Programme, mine: Programme, other: Programme): Programme {
  const known = new Set([...base.sections, ...itemsOf(base)].map(({ key }) => key));
  const newItems = mine.sections.flatMap(({ key: section, items }) =>
    items
      .filter(({ key }) => !known.has(key))
      .map((item) => ({ key: item.key, text: textOf(section, item) })),
  );
  const newSections = mine.sections.filter(({ key }) => !known.has(key));
  const taken = new Set<string>();
  const take = <T extends { readonly key: string }>(from: readonly T[], is: (one: T) => boolean) => {
    const found = from.find((one) => !taken.has(one.key) && is(one))?.key;
    if (found !== undefined) taken.add(found);
    return found;
  };
  const aligned = alignTo(base, other);
  return {
    ...aligned,
    sections: aligned.sections.map((section) => {
      const own = known.has(section.key) ? undefined : take(newSections, ({ name }) => name === section.name);
      const key = own ?? section.key;
      const items = section.items.map((item) => {
        if (known.has(item.key)) return item;
        return { ...item, key: take(newItems, ({ text }) => text === textOf(key, item)) ?? item.key };
      });
      return { ...section, key, items };
    }),
  };
}

const textOf = (section: string, { name, day, start, end, objectives, trainers }: Item): string =>
  JSON.stringify([section, name, day, start, end, objectives ?? '', trainers]);
