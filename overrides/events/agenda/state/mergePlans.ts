import { differences, type Difference } from '../model/compareProgrammes.ts';
import { findItem, type Item, type Programme, type Section } from '../model/Programme.ts';
import type { Plan, TeamMember } from './Plan.ts';

/** What another person has changed, and whether it was changed here as well. */
export type TheirChange = { readonly conflict: boolean } & (
  | { readonly kind: 'agenda'; readonly difference: Difference }
  | { readonly kind: 'member'; readonly trainerId: string }
  | { readonly kind: 'lead'; readonly before: string | null; readonly after: string | null }
);

const keyOf = (difference: Difference): string => {
  switch (difference.kind) {
    case 'name':
      return 'name';
    case 'section_added':
    case 'section_removed':
      return difference.section.key;
    case 'section_renamed':
    case 'changed':
      return difference.after.key;
    case 'added':
    case 'removed':
      return difference.item.key;
  }
};

/** K6, item by item. All three speak of the same items by the same keys. */
export function theirChanges(base: Plan, mine: Plan, theirs: Plan): readonly TheirChange[] {
  const ours = new Set(differences(base.programme, mine.programme).map(keyOf));
  const ids = [...new Set([...base.team, ...theirs.team].map(({ trainerId }) => trainerId))];
  const lead = { before: base.leadTrainerId, after: theirs.leadTrainerId };
  return [
    ...differences(base.programme, theirs.programme).map((difference) => ({
      kind: 'agenda' as const,
      difference,
      conflict: ours.has(keyOf(difference)) && !isSameIn(mine.programme, theirs.programme, keyOf(difference)),
    })),
    ...ids
      .filter((id) => memberText(base, id) !== memberText(theirs, id))
      .map((trainerId) => ({
        kind: 'member' as const,
        trainerId,
        conflict:
          memberText(mine, trainerId) !== memberText(base, trainerId) &&
          memberText(mine, trainerId) !== memberText(theirs, trainerId),
      })),
    ...(lead.before === lead.after
      ? []
      : [
          {
            kind: 'lead' as const,
            ...lead,
            conflict: mine.leadTrainerId !== lead.before && mine.leadTrainerId !== lead.after,
          },
        ]),
  ];
}

const isSameIn = (one: Programme, other: Programme, key: string): boolean =>
  JSON.stringify(findItem(one, key)?.item) === JSON.stringify(findItem(other, key)?.item) &&
  findItem(one, key)?.section.key === findItem(other, key)?.section.key;

const memberText = ({ team }: Plan, id: string): string =>
  JSON.stringify(team.find(({ trainerId }) => trainerId === id));

/** Theirs with what was changed here over it. Only where nobody changed the same. */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): Plan {
  const team = mergedTeam(base, mine, theirs);
  const wanted = mine.leadTrainerId === base.leadTrainerId ? theirs.leadTrainerId : mine.leadTrainerId;
  return {
    programme: mergedProgramme(base.programme, mine.programme, theirs.programme),
    team,
    leadTrainerId: team.some(({ trainerId }) => trainerId === wanted) ? wanted : null,
  };
}

/** The programme of theirs, changed as mine differs from the base. */
function mergedProgramme(base: Programme, mine: Programme, theirs: Programme): Programme {
  const start = {
    name: mine.name === base.name ? theirs.name : mine.name,
    sections: mergedSections(base, mine, theirs),
  };
  return differences(base, mine).reduce<Programme>((programme, difference) => {
    if (difference.kind === 'removed') return without(programme, difference.item.key);
    if (difference.kind === 'added') return placed(programme, difference.item, mine);
    if (difference.kind !== 'changed') return programme;
    const { after, what } = difference;
    const like = what.includes('moved') || what.includes('retimed') ? mine : programme;
    return placed(without(programme, after.key), after, like);
  }, start);
}

function mergedSections(base: Programme, mine: Programme, theirs: Programme): readonly Section[] {
  const baseOf = (key: string) => base.sections.find((section) => section.key === key);
  const mineOf = (key: string) => mine.sections.find((section) => section.key === key);
  const kept = theirs.sections
    .filter(({ key }) => baseOf(key) === undefined || mineOf(key) !== undefined)
    .map((section) => {
      const own = mineOf(section.key);
      const isRenamed = own !== undefined && own.name !== baseOf(section.key)?.name;
      return isRenamed ? { ...section, name: own.name } : section;
    });
  const added = mine.sections.filter(({ key }) => !kept.some((section) => section.key === key));
  return [
    ...kept,
    // A section that they deleted comes back where something was put into it here.
    ...added
      .filter(({ key, items }) => {
        const was = baseOf(key);
        return was === undefined || items.some((item) => findItem(base, item.key)?.item !== item);
      })
      .map((section) => ({ ...section, items: [] })),
  ];
}

const without = (programme: Programme, key: string): Programme => ({
  ...programme,
  sections: programme.sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => item.key !== key),
  })),
});

/** Where the model programme has it: behind the nearest item before it that is there. */
function placed(programme: Programme, item: Item, like: Programme): Programme {
  const found = findItem(like, item.key);
  if (found === undefined) return programme;
  const before = found.section.items
    .slice(0, found.index)
    .map(({ key }) => key)
    .toReversed();
  return {
    ...programme,
    sections: programme.sections.map((section) => {
      if (section.key !== found.section.key) return section;
      const after = before.find((key) => section.items.some((one) => one.key === key));
      const index = section.items.findIndex(({ key }) => key === after) + 1;
      return { ...section, items: section.items.toSpliced(index, 0, item) };
    }),
  };
}

function mergedTeam(base: Plan, mine: Plan, theirs: Plan): readonly TeamMember[] {
  const of = (plan: Plan, id: string) => plan.team.find(({ trainerId }) => trainerId === id);
  const ids = [...new Set([...theirs.team, ...mine.team].map(({ trainerId }) => trainerId))];
  const team = ids.flatMap((id) => {
    const isMine = memberText(mine, id) !== memberText(base, id);
    return (isMine ? of(mine, id) : of(theirs, id)) ?? [];
  });
  return distinctPriorities(team);
}

/** A3: two that were added side by side have taken the same number. */
function distinctPriorities(team: readonly TeamMember[]): readonly TeamMember[] {
  const sorted = team.toSorted((one, other) => one.priority - other.priority);
  let last = -1;
  return sorted.map((member) => {
    last = Math.max(member.priority, last + 1);
    return last === member.priority ? member : { ...member, priority: last };
  });
}
