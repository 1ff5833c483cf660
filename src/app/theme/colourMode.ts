import { useSyncExternalStore } from 'react';
import { Listeners } from '#src/ui/Listeners.ts';
import { colourModeKey } from './colourModeKey.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const listeners = new Listeners();
const forced: { readonly mode: ColourMode }[] = [];

const isColourMode = (value: unknown): value is ColourMode => colourModes.some((mode) => mode === value);

function readColourMode(): ColourMode {
  const stored = window.localStorage.getItem(colourModeKey);
  return isColourMode(stored) ? stored : 'system';
}

/** Stored on this device only: it outlives signing out, and a screen at home may differ from one at work. */
function storeColourMode(mode: ColourMode): void {
  window.localStorage.setItem(colourModeKey, mode);
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/**
 * A page that only makes sense in one mode, such as paper, asks for it while it is shown; what is chosen stays stored.
 * Forcing `system` is ignored (spec §4): it would force nothing.
 */
export function forceColourMode(mode: ColourMode): () => void {
  if (mode === 'system') return () => undefined;
  const force = { mode };
  forced.push(force);
  listeners.tell();
  return () => {
    forced.splice(forced.indexOf(force), 1);
    listeners.tell();
  };
}

const readShownMode = (): ColourMode => forced.at(-1)?.mode ?? readColourMode();

/** The mode that is shown: the one a page forces, else the one that is chosen. */
export const useShownColourMode = (): ColourMode => useSyncExternalStore(subscribe, readShownMode);

export function useColourMode(): readonly [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(subscribe, readColourMode), storeColourMode];
}
