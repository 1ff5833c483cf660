import { useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';
import { Listeners } from '#src/ui/Listeners.ts';

type Ids = readonly Identifier[];

/** Ticked rows that stand for all that match. Ticking anything else makes other ids of them. */
const wholes = new WeakSet<Ids>();
const { subscribe, tell } = new Listeners();

export const chooseWhole = (ids: Ids): void => {
  wholes.add(ids);
  tell();
};

/** Whoever asks is drawn again when it changes. */
export const useWhole = (ids: Ids): boolean => useSyncExternalStore(subscribe, () => wholes.has(ids));
