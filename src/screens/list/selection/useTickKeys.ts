import type { RefObject } from 'react';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { rowAtHand, rowLinks, stepRow } from '../peek/rowLinks.ts';
import { useTableWords } from '../tableWords.ts';

/** X ticks the row at hand, Shift+X all from the row ticked last to it, Shift+J and Shift+K row after row. */
export function useTickKeys(rows: RefObject<HTMLElement | null>): void {
  const words = useTableWords();
  const tick = (shiftKey: boolean) =>
    boxAtHand(rows.current)?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }),
    );
  const extend = (by: 1 | -1) => {
    const before = boxAtHand(rows.current);
    stepRow(rows.current, by);
    const now = boxAtHand(rows.current);
    if (now === before) return;
    // Back over rows that are ticked lets go of those that were left.
    if (before?.checked === true && now?.checked === true) return before.click();
    for (const box of [before, now]) if (box?.checked === false) box.click();
  };
  const at = { place: 'list', isStep: true } as const;
  useShortcut({ ...at, keys: 'X', label: words('keys.tick'), run: () => void tick(false) });
  useShortcut({ ...at, keys: 'Shift+X', label: words('keys.tick_to'), run: () => void tick(true) });
  useShortcut({ ...at, keys: 'Shift+J', label: words('keys.tick_next'), run: () => extend(1) });
  useShortcut({ ...at, keys: 'Shift+K', label: words('keys.tick_previous'), run: () => extend(-1) });
}

const boxAtHand = (rows: HTMLElement | null): HTMLInputElement | null => {
  const row = rowAtHand(rowLinks(rows))?.closest('tr, li');
  return row?.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? null;
};
