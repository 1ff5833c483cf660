import type { AuditRecord } from '#resources/audits/index.ts';
import { type ToldCostChange, useCostHistory } from '#overrides/events/index.ts';
import { valuesOf } from '../changes/changesOf.ts';

/** Says what entries of an event's history did to its costs. */
export function useCostsOfLog(
  eventId: string,
  newestFirst: readonly AuditRecord[],
): (auditId: string) => ToldCostChange | undefined {
  const ofCosts = newestFirst.flatMap(({ id, auditableId, auditableType, event, oldValues, newValues }) =>
    auditableType === 'EstimatedCost' && auditableId !== null
      ? [{ id, costId: auditableId, event, old: valuesOf(oldValues), new: valuesOf(newValues) }]
      : [],
  );
  return useCostHistory(eventId, ofCosts);
}
