import { useRef, type RefObject } from 'react';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';

/** How long the code of the bar is waited for, in milliseconds. */
const patience = 3000;

/**
 * The keys of the bar of ticked rows, whose code comes with the first tick: what is pressed before is done once it is
 * there. Answers whether the bar has the key, or may have it.
 */
export function useBarKeys(rows: RefObject<HTMLElement | null>): (keys: string) => boolean {
  const waiting = useRef<{ readonly keys: string; readonly until: number }>(undefined);
  const find = (selector: string) => rows.current?.querySelector<HTMLElement>(selector) ?? null;
  const press = (keys: string, until = performance.now() + patience): boolean => {
    const bar = find('[role="toolbar"]');
    if (bar !== null) {
      const button = bar.querySelector<HTMLElement>(`[aria-keyshortcuts="${keys}"]`);
      button?.click();
      return button !== null;
    }
    const isComing = find(':is(td, li) :checked') !== null && performance.now() < until;
    if (isComing && waiting.current === undefined) requestAnimationFrame(goOn);
    waiting.current = isComing ? { keys, until } : undefined;
    return isComing;
  };
  const goOn = () => {
    const pressed = waiting.current;
    waiting.current = undefined;
    if (pressed !== undefined) press(pressed.keys, pressed.until);
  };
  // The bar names them itself, and once it is there it answers first.
  const at = { place: 'list', isStep: true } as const;
  useShortcut({ ...at, keys: 'Shift+A', run: () => press('Shift+A') });
  useShortcut({ ...at, keys: 'R', run: () => press('R') });
  useShortcut({ ...at, keys: 'Delete', run: () => press('Delete') });
  return (keys) => press(keys);
}
