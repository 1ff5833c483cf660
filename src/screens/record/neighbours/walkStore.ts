import { isValues } from '#src/data/isValues.ts';
import { withOpened, type Walk } from './Walk.ts';

const keyOf = (resource: string) => `walk.${resource}`;

const isWalk = (value: unknown): value is Walk =>
  isValues(value) && Array.isArray(value.ids) && Array.isArray(value.opened);

/** The walk through a list, kept in this window alone: it outlives a refresh, and no other window goes along. */
export function readWalk(resource: string): Walk | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(resource)) ?? 'null');
    return isWalk(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepWalk(resource: string, walk: Walk): void {
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify(walk));
  } catch {
    // Without room, or where nothing may be kept, records have no neighbours.
  }
}

/** A record is opened from its list, or from the one beside it. */
export function openInWalk(resource: string, id: string): void {
  const walk = readWalk(resource);
  if (walk !== undefined) keepWalk(resource, withOpened(walk, id));
}
