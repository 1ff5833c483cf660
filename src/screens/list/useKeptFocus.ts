import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Rows on their way out cannot be used, and a browser takes the focus from what cannot be used. Who sorted by the keyboard
 * goes on from the same head, or the same row, once the others are there.
 */
export function useKeptFocus(rows: RefObject<HTMLElement | null>, areLeaving: boolean): void {
  const left = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (areLeaving) {
      const isWithin = activeElement instanceof HTMLElement && rows.current?.contains(activeElement) === true;
      left.current = isWithin ? activeElement : undefined;
      return;
    }
    const back = left.current;
    left.current = undefined;
    // Somebody may have gone elsewhere meanwhile.
    if (activeElement === document.body) back?.focus({ preventScroll: true });
  }, [rows, areLeaving]);
}
