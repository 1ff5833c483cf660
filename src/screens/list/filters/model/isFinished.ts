import type { FilterNode } from './FilterModel.ts';
import { isComplete } from './operators.ts';

/** Whether each comparison says with what: one that does not would be left out. */
export function isFinished(node: FilterNode): boolean {
  if (node.kind === 'test') return isComplete(node);
  return (node.kind === 'has' ? node.group : node).nodes.every(isFinished);
}
