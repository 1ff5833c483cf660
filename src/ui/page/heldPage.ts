import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '../Listeners.ts';

const holders = new Set<symbol>();
const { subscribe, tell } = new Listeners();

/** Whether something is being filled in on this page, which must not be taken away under the person's hands. */
export const isPageHeld = (): boolean => holders.size > 0;

/** While this is mounted, and `holds`, the page stays where it is even if the session ends. */
export function useHoldPage(holds = true): void {
  useEffect(() => {
    if (!holds) return undefined;
    const holder = Symbol('holder');
    holders.add(holder);
    tell();
    return () => {
      holders.delete(holder);
      tell();
    };
  }, [holds]);
}

export const useIsPageHeld = (): boolean => useSyncExternalStore(subscribe, isPageHeld);
