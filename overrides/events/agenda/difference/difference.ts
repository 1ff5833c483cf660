import type { Item, ItemTrainer, Programme } from '../model/Programme.ts';
import { groupBy } from '#src/data/groupBy.ts';
import { matchItems, matchSections, type Pair, type Placed } from './matchProgrammes.ts';

/** What may be other about an item that is there before and after. */
export type ItemAspect = 'renamed' | 'moved' | 'retimed' | 'objectives' | 'trainers' | 'paid';

/** An item and the section it stands in. */
export interface InSection {
  readonly section: string;
  readonly item: Item;
}

/** One thing that differs between two programmes. */
export type Difference =
  | { readonly kind: 'programme_renamed'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'section_added' | 'section_removed' | 'section_moved'; readonly section: string }
  | { readonly kind: 'section_renamed'; readonly before: string; readonly after: string }
  | ({ readonly kind: 'added' | 'removed' } & InSection)
  | {
      readonly kind: 'changed';
      readonly aspects: readonly ItemAspect[];
      readonly before: InSection;
      readonly after: InSection;
    };

const emptyProgramme: Programme = { name: null, sections: [] };

/**
 * What differs between two programmes, item by item: the one definition for the approved original, for another
 * person's change and for the history (ADR 25). Keys are not compared: what is read twice has other ones.
 */
export function difference(before: Programme | null, after: Programme | null): readonly Difference[] {
  const [old, now] = [before ?? emptyProgramme, after ?? emptyProgramme];
  const sections = matchSections(old, now);
  const sectionBefore = new Map(sections.pairs.map((pair) => [pair.after.index, pair.before.index]));
  const movedSections = outOfOrder(
    sections.pairs.map((pair) => ({ pair, from: pair.before.index, to: pair.after.index })),
  );
  const items = matchItems(old, now, (index) => sectionBefore.get(index));
  const moved = movedItems(items.pairs, sectionBefore);
  const nameOfSection = (programme: Programme, { section, item }: Placed): InSection => ({
    section: programme.sections[section]?.name ?? '',
    item,
  });
  return [
    ...((old.name ?? '') === (now.name ?? '')
      ? []
      : [{ kind: 'programme_renamed', before: old.name, after: now.name } as const]),
    ...sections.removed.map(({ section }) => ({ kind: 'section_removed', section: section.name }) as const),
    ...sections.added.map(({ section }) => ({ kind: 'section_added', section: section.name }) as const),
    ...sections.pairs
      .filter((pair) => pair.before.section.name !== pair.after.section.name)
      .map(
        (pair) =>
          ({
            kind: 'section_renamed',
            before: pair.before.section.name,
            after: pair.after.section.name,
          }) as const,
      ),
    ...movedSections.map(
      ({ pair }) => ({ kind: 'section_moved', section: pair.after.section.name }) as const,
    ),
    ...items.pairs
      .toSorted((one, other) => byPlace(one.after, other.after))
      .flatMap((pair) => {
        const aspects = aspectsOf(pair, moved.has(pair));
        if (aspects.length === 0) return [];
        const [was, is] = [nameOfSection(old, pair.before), nameOfSection(now, pair.after)];
        return [{ kind: 'changed', aspects, before: was, after: is } as const];
      }),
    ...items.removed.map((each) => ({ kind: 'removed', ...nameOfSection(old, each) }) as const),
    ...items.added.map((each) => ({ kind: 'added', ...nameOfSection(now, each) }) as const),
  ];
}

const byPlace = (one: Placed, other: Placed): number =>
  one.section - other.section || one.place - other.place;

const timesDiffer = ({ before: { item: old }, after: { item: now } }: Pair<Placed>): boolean =>
  old.day !== now.day || old.start !== now.start || old.end !== now.end;

function aspectsOf(pair: Pair<Placed>, isMoved: boolean): readonly ItemAspect[] {
  const [old, now] = [pair.before.item, pair.after.item];
  const aspects: readonly (readonly [ItemAspect, boolean])[] = [
    ['renamed', old.name !== now.name],
    ['moved', isMoved],
    ['retimed', timesDiffer(pair)],
    ['objectives', (old.objectives ?? '') !== (now.objectives ?? '')],
    ['trainers', idsOf(old.trainers) !== idsOf(now.trainers)],
    ['paid', unpaidAmong(old.trainers, now.trainers) !== unpaidAmong(now.trainers, old.trainers)],
  ];
  return aspects.filter(([, differs]) => differs).map(([aspect]) => aspect);
}

const idsOf = (trainers: readonly ItemTrainer[]): string =>
  trainers
    .map(({ trainerId }) => trainerId)
    .toSorted()
    .join();

/** Of those who teach on both sides: somebody new is told as such. */
const unpaidAmong = (trainers: readonly ItemTrainer[], others: readonly ItemTrainer[]): string =>
  idsOf(
    trainers.filter(
      ({ trainerId, unpaid }) => unpaid && others.some((other) => other.trainerId === trainerId),
    ),
  );

/** In another section, or in another place of its own; the place of what has another time follows from that. */
function movedItems(
  pairs: readonly Pair<Placed>[],
  sectionBefore: ReadonlyMap<number, number>,
): ReadonlySet<Pair<Placed>> {
  const isHere = ({ before, after }: Pair<Placed>) => sectionBefore.get(after.section) === before.section;
  const sections = groupBy(
    pairs.filter((pair) => isHere(pair) && !timesDiffer(pair)),
    ({ after }) => after.section,
  );
  const replaced = [...sections.values()].flatMap((here) =>
    outOfOrder(here.map((pair) => ({ pair, from: pair.before.place, to: pair.after.place }))),
  );
  return new Set([...pairs.filter((pair) => !isHere(pair)), ...replaced.map(({ pair }) => pair)]);
}

interface Step {
  readonly from: number;
  readonly to: number;
}

/** As few as can be that stand in another order: all but the longest run that still follows the old one. */
function outOfOrder<T extends Step>(steps: readonly T[]): readonly T[] {
  const ordered = steps.toSorted((one, other) => one.to - other.to);
  const runs: { readonly last: T; readonly length: number; readonly earlier: number }[] = [];
  for (const last of ordered) {
    let [length, earlier] = [1, -1];
    runs.forEach((run, index) => {
      if (run.last.from < last.from && run.length >= length) [length, earlier] = [run.length + 1, index];
    });
    runs.push({ last, length, earlier });
  }
  let at = runs.reduce((best, run, index) => (run.length > (runs[best]?.length ?? 0) ? index : best), -1);
  const kept = new Set<T>();
  for (let run = runs[at]; run !== undefined; at = run.earlier, run = runs[at]) kept.add(run.last);
  return ordered.filter((step) => !kept.has(step));
}
