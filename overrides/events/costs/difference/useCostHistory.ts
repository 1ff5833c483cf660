import { allows } from '#src/data/access/Permission.ts';
import type { CostEvent } from '../costOperations.ts';
import { useCostSheet } from '../useCostSheet.ts';
import { type CostChange, costChanges, type LoggedCost } from './CostChange.ts';
import { restoredCost } from './restoredCost.ts';
import { useCostChangeLine } from './useCostChangeLine.ts';

/** What an entry of the log did to a line, in words: 'Room hire' and '1,200.00 EUR → 1,350.00 EUR'. */
export interface ToldCostChange {
  readonly name: string;
  readonly text: string;
  readonly change: CostChange;
  /** The viewer may have back what was before. */
  readonly mayRestore: boolean;
}

/** Tells entries of an event's log about its costs, newest first and none left out; nothing until its lines are read. */
export function useCostHistory(
  eventId: string,
  newestFirst: readonly LoggedCost[],
): (auditId: string) => ToldCostChange | undefined {
  const lineOf = useCostChangeLine();
  const { data, isPending } = useCostSheet(eventId, newestFirst.length > 0);
  if (newestFirst.length === 0 || isPending) return () => undefined;
  const event = data?.centreEvent;
  const lines = event?.estimatedCosts ?? [];
  const categories = data?.costCategories ?? [];
  const changes = costChanges(newestFirst, lines);
  return (auditId) => {
    const change = changes.get(auditId);
    if (change === undefined) return undefined;
    const mayRestore =
      event !== undefined && mayWrite(event, change) && restoredCost(change, lines) !== undefined;
    return { ...lineOf(change, categories), change, mayRestore };
  };
}

/** Logistics write their own lines only; what is gone is nobody's, and the server says whose its category is. */
function mayWrite({ can, estimatedCosts }: CostEvent, { costId }: CostChange): boolean {
  const line = estimatedCosts.find(({ id }) => id === costId);
  return allows(can, 'update_costs') && (line === undefined || allows(line.can, 'update'));
}
