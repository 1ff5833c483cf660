import { useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

type Ids = readonly Identifier[];

/** Ticked rows that stand for all that match. Ticking anything else makes other ids of them. */
const wholes = new WeakSet<Ids>();
const listeners = new Set<() => void>();

export const chooseWhole = (ids: Ids): void => {
  wholes.add(ids);
  for (const listener of listeners) listener();
};

/** Whoever asks is drawn again when it changes. */
export const useWhole = (ids: Ids): boolean => useSyncExternalStore(subscribe, () => wholes.has(ids));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
