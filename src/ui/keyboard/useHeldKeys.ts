import { useEffect } from 'react';
import { holdKeys } from './holdKeys.ts';
import { keysOf } from './keysOf.ts';

/** Keys that open something to type into: what is typed after them is for that, however long it takes to come. */
export function useHeldKeys(opening: readonly string[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented && opening.includes(keysOf(event))) holdKeys(event.target);
    };
    // Shortcuts are answered at the document: above it they have been.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opening]);
}
