import type { Viewer } from '#server/access/Viewer.ts';
import { narrowestReach } from '#server/graphql/write/WritePolicy.ts';
import { writtenNoun } from '../recordChange/index.ts';

/** S1: left empty, the record would be out of the reach of whoever writes it. Where either of two inputs places it, neither is named. */
export function demandedInputs(type: string, viewer: Viewer): readonly string[] {
  const definition = writtenNoun(type)?.writes.definition;
  if (definition === undefined) return [];
  const policy = definition.policyOf?.(viewer, {}) ?? definition.policy;
  const { placedBy = [] } = policy;
  const reach = narrowestReach(policy, viewer, placedBy);
  return placedBy.length === 1 && (reach === 'countries' || reach === 'own') ? placedBy : [];
}
