import { useSyncExternalStore } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Read before the first paint by public/colour-mode.js as well. */
const storageKey = 'convene.colourMode';
const listeners = new Set<() => void>();

const isColourMode = (value: unknown): value is ColourMode => colourModes.some((mode) => mode === value);

function readColourMode(): ColourMode {
  const stored = window.localStorage.getItem(storageKey);
  return isColourMode(stored) ? stored : 'system';
}

/** Stored on this device only: it outlives signing out, and a screen at home may differ from one at work. */
function storeColourMode(mode: ColourMode): void {
  window.localStorage.setItem(storageKey, mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useColourMode(): readonly [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(subscribe, readColourMode), storeColourMode];
}
