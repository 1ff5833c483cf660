import { isSameLine, lineOf, type ReadLine, readLine } from '../CostLine.ts';
import type { Cost, CostChange } from './CostChange.ts';

/** A line that is had back: what is there now, what will be, and what has to be written for it. */
interface RestoredCost {
  readonly before: Cost | undefined;
  readonly after: Cost;
  readonly input:
    | { readonly create: readonly ReadLine[] }
    | { readonly update: readonly (ReadLine & { readonly id: string })[] };
}

/**
 * A removed line comes back whole, a changed one with what that change has touched. Undefined where there is nothing to
 * have back: it was new then, it is so already, the line is gone since, or not all of it is known.
 */
export function restoredCost(
  { costId, before, after, old }: CostChange,
  now: readonly Cost[],
): RestoredCost | undefined {
  if (before === undefined) return undefined;
  if (after === undefined) {
    const line = inputOf(before);
    const isThere = now.some((cost) => isSameLine(lineOf(cost), lineOf(before)));
    return line === undefined || isThere
      ? undefined
      : { before: undefined, after: before, input: { create: [line] } };
  }
  const current = now.find(({ id }) => id === costId);
  if (current === undefined) return undefined;
  const restored = { ...current, ...old };
  const line = inputOf(restored);
  if (line === undefined || isSameLine(lineOf(restored), lineOf(current))) return undefined;
  return { before: current, after: restored, input: { update: [{ id: costId, ...line }] } };
}

function inputOf(cost: Cost): ReadLine | undefined {
  const read = readLine(lineOf(cost));
  return 'line' in read ? read.line : undefined;
}
