import { useSyncExternalStore } from 'react';
import { currentShortcuts, onShortcuts, type Shortcut } from './shortcuts.ts';

/** What can be done here by a key or from the palette, nearest first; what is covered by the same key is not. */
export function useShortcuts(): readonly Shortcut[] {
  const all = useSyncExternalStore(onShortcuts, currentShortcuts);
  return all.filter(
    ({ keys, label }, at) =>
      label !== undefined && (keys === undefined || all.findIndex((other) => other.keys === keys) === at),
  );
}
