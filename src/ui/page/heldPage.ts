import { useEffect, useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsPageHeld = (): boolean => useSyncExternalStore(subscribe, isPageHeld);
