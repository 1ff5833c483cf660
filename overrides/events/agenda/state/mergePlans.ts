import { difference, type Difference } from '../difference/difference.ts';
import { findItem, itemsOf, type Item, type Programme, type Section } from '../model/Programme.ts';
import type { Plan, TeamMember } from './Plan.ts';

/** What another person has changed, and whether it was changed here as well. */
export type TheirChange = { readonly conflict: boolean } & (
  | { readonly kind: 'agenda'; readonly difference: Difference }
  | { readonly kind: 'member'; readonly trainerId: string }
  | { readonly kind: 'lead'; readonly before: string | null; readonly after: string | null }
);

/** K6, item by item. All three speak of the same items by the same keys. */
export function theirChanges(base: Plan, mine: Plan, theirs: Plan): readonly TheirChange[] {
  const ours = changedKeys(base.programme, mine.programme);
  const ids = [...new Set([...base.team, ...theirs.team].map(({ trainerId }) => trainerId))];
  const lead = { before: base.leadTrainerId, after: theirs.leadTrainerId };
  return [
    ...difference(base.programme, theirs.programme).map((each) => {
      const key = keyOf(each, base.programme);
      const conflict = ours.has(key) && placeText(mine.programme, key) !== placeText(theirs.programme, key);
      return { kind: 'agenda' as const, difference: each, conflict };
    }),
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

const programmeKey = 'programme';

function keyOf(each: Difference, base: Programme): string {
  switch (each.kind) {
    case 'programme_renamed':
      return programmeKey;
    case 'added':
    case 'removed':
      return each.item.key;
    case 'changed':
      return each.before.item.key;
    case 'section_renamed':
      return sectionKey(base, each.before);
    case 'section_added':
    case 'section_removed':
    case 'section_moved':
      return sectionKey(base, each.section);
  }
}

const sectionKey = ({ sections }: Programme, name: string): string =>
  sections.find((section) => section.name === name)?.key ?? name;

/** What stands under a key and where, to be compared. */
function placeText(programme: Programme, key: string): string {
  if (key === programmeKey) return programme.name ?? '';
  const found = findItem(programme, key);
  if (found !== undefined) return JSON.stringify([found.section.key, found.item]);
  return programme.sections.find((section) => section.key === key)?.name ?? '';
}

/** Of the programme's name, sections and items, those that are other, new or gone. */
function changedKeys(base: Programme, mine: Programme): ReadonlySet<string> {
  const keys = [base, mine].flatMap((programme) => [
    ...programme.sections.map(({ key }) => key),
    ...itemsOf(programme).map(({ key }) => key),
  ]);
  return new Set([programmeKey, ...keys].filter((key) => placeText(base, key) !== placeText(mine, key)));
}

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

function mergedProgramme(base: Programme, mine: Programme, theirs: Programme): Programme {
  const ours = changedKeys(base, mine);
  const start: Programme = {
    name: ours.has(programmeKey) ? mine.name : theirs.name,
    sections: mergedSections(base, mine, theirs, ours).map((section) => ({
      ...section,
      items: section.items.filter(({ key }) => !ours.has(key)),
    })),
  };
  return itemsOf(mine)
    .filter(({ key }) => ours.has(key))
    .reduce((programme, item) => placed(programme, item, mine), start);
}

/** Theirs, and those that were added or filled here; one that was deleted here goes with what they had in it before. */
function mergedSections(
  base: Programme,
  mine: Programme,
  theirs: Programme,
  ours: ReadonlySet<string>,
): readonly Section[] {
  const has = (programme: Programme, wanted: string) => programme.sections.some(({ key }) => key === wanted);
  const kept = theirs.sections
    .filter(({ key }) => !has(base, key) || has(mine, key))
    .map((section) => {
      const own = mine.sections.find(({ key }) => key === section.key);
      return own !== undefined && ours.has(section.key) ? { ...section, name: own.name } : section;
    });
  const back = mine.sections.filter(
    ({ key, items }) => !has(theirs, key) && (!has(base, key) || items.some((item) => ours.has(item.key))),
  );
  return [...kept, ...back.map((section) => ({ ...section, items: [] }))];
}

/** Where mine has it: behind the nearest item before it that is there. */
function placed(programme: Programme, item: Item, mine: Programme): Programme {
  const found = findItem(mine, item.key);
  if (found === undefined) return programme;
  const before = found.section.items.slice(0, found.index).toReversed();
  return {
    ...programme,
    sections: programme.sections.map((section) => {
      if (section.key !== found.section.key) return section;
      const after = before.find(({ key }) => section.items.some((one) => one.key === key));
      const index = section.items.findIndex(({ key }) => key === after?.key) + 1;
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
    const priority = Math.max(member.priority, last + 1);
    last = priority;
    return priority === member.priority ? member : { ...member, priority };
  });
}
