import { matchItems, matchSections } from '../difference/matchProgrammes.ts';
import type { Programme } from '../model/Programme.ts';

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
