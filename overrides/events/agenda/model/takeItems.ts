import { addDays, daysBetween } from '#src/fields/date/days.ts';
import { inDays, isOutside } from './editTimes.ts';
import { isTimed, mapItems, mapSections, newKey, type Item, type Programme } from './Programme.ts';

/** At the end of a section, or in a new one. What runs beyond the event stays as it was written, and is told. */
export function appendItems(
  programme: Programme,
  items: readonly Item[],
  into: { readonly section: string } | { readonly newSection: string },
  days: readonly string[],
): Programme {
  const placed = items.map((item) => (isTimed(item) && isOutside(item, days) ? item : inDays(item, days)));
  if ('newSection' in into)
    return {
      ...programme,
      sections: [...programme.sections, { key: newKey(), name: into.newSection, items: placed }],
    };
  return mapSections(programme, (section) =>
    section.key === into.section ? { ...section, items: [...section.items, ...placed] } : section,
  );
}

/** The days of a programme, first to last. */
export const daysOf = (programme: Programme): readonly string[] =>
  [
    ...new Set(
      programme.sections.flatMap(({ items }) => items.flatMap(({ day }) => (day === null ? [] : [day]))),
    ),
  ].toSorted();

/**
 * All of another event's programme, or one of its days, onto this event's days. Keys are new; who does not teach here
 * stays behind. What lies beyond the last day here comes to it, and is told as it always is.
 */
export function takenFrom(
  other: Programme,
  {
    day,
    onto,
    days,
    trainerIds,
  }: {
    readonly day: string | undefined;
    readonly onto: string;
    readonly days: readonly string[];
    readonly trainerIds: ReadonlySet<string>;
  },
): Programme {
  const first = day ?? daysOf(other)[0];
  const wanted = {
    ...other,
    sections: other.sections
      .map((section) => ({
        ...section,
        key: newKey(),
        items: section.items.filter((item) => day === undefined || item.day === day),
      }))
      .filter(({ items }) => items.length > 0),
  };
  return mapItems(wanted, (item) => {
    const by = item.day === null || first === undefined ? 0 : daysBetween(first, item.day);
    const meant = addDays(onto, by);
    const moved = { ...item, key: newKey(), day: days.includes(meant) ? meant : (days.at(-1) ?? meant) };
    return inDays(
      { ...moved, trainers: item.trainers.filter(({ trainerId }) => trainerIds.has(trainerId)) },
      days,
    );
  });
}

/** Behind what is there; its name only where there is none. */
export const withTaken = (programme: Programme, taken: Programme): Programme => ({
  name: programme.name ?? taken.name,
  sections: [...programme.sections, ...taken.sections],
});
