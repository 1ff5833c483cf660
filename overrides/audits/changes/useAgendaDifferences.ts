import { useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import { type Difference, difference, programmeOfAudit } from '#overrides/events/index.ts';
import type { ChangeInWords } from './changesInWords.ts';
import { useNames } from './useNames.ts';

/** An agenda as it is worked on, or as it was first approved (A2). */
export const isAgenda = ({ key }: Pick<ChangeInWords, 'key'>): boolean =>
  key === 'agenda' || key === 'agenda_orig';

/** What changes did to agendas, item by item, and what the trainers are called whom that is about. */
export function useAgendaDifferences(changes: readonly ChangeInWords[]) {
  const all = new Map<string, readonly Difference[]>(
    changes
      .filter(isAgenda)
      .map(({ key, old, new: now }) => [key, difference(programmeOfAudit(old), programmeOfAudit(now))]),
  );
  const names = useNames(useResourceOfType()('Trainer'), trainersIn([...all.values()].flat()));
  return {
    differencesOf: ({ key }: ChangeInWords) => all.get(key) ?? [],
    nameOf: (trainerId: string) => names.get(trainerId),
  };
}

/** Whoever is named: where trainers have changed, or whether they are paid. */
function trainersIn(differences: readonly Difference[]): readonly string[] {
  const ids = differences.flatMap((each) =>
    each.kind === 'changed' && each.aspects.some((aspect) => aspect === 'trainers' || aspect === 'paid')
      ? [...each.before.item.trainers, ...each.after.item.trainers].map(({ trainerId }) => trainerId)
      : [],
  );
  return [...new Set(ids)];
}
