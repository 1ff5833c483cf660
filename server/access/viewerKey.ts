import type { Viewer } from './Viewer.ts';

const keys = new WeakMap<Viewer, string>();

/** The same for viewers who are shown the same: scopes and masks hang on nothing else. */
export function viewerKey(viewer: Viewer): string {
  const known = keys.get(viewer);
  if (known !== undefined) return known;
  const key = JSON.stringify(viewer);
  keys.set(viewer, key);
  return key;
}
