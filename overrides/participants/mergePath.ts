import { recordPath } from '#src/fields/relation/recordPath.ts';

/** Where somebody is merged with a second record of the same person, once that is chosen. */
export function mergePath(id: string, duplicate?: string): string {
  const path = `${recordPath('participants', id)}/merge`;
  return duplicate === undefined ? path : `${path}?duplicate=${encodeURIComponent(duplicate)}`;
}
