import { isRow } from './Row.ts';

/**
 * The value at a dotted path ('country.id', 'items.0.name'). A null on the way answers null,
 * since a cleared parent clears its members; a missing key answers undefined.
 */
export function readPath(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split('.')) {
    if (here === null) return null;
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isRow(here)) here = here[key];
    else return undefined;
  }
  return here;
}
