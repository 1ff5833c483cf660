import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { linkOfRow, rowLinks } from './peek/rowLinks.ts';

interface Left {
  /** What had the focus last. */
  readonly element: Element;
  /** Which row that stood in, or was about. */
  readonly row: number;
}

/** Nobody has gone elsewhere meanwhile. */
function goOn(box: HTMLElement | null, left: Left | undefined): void {
  if (left?.element.isConnected !== false || document.activeElement !== document.body) return;
  const links = rowLinks(box);
  links[Math.min(left.row, links.length - 1)]?.focus({ preventScroll: true });
}

/**
 * What is done with rows may take them off the list, and the bar of what is ticked with them; the browser then forgets
 * where the keyboard was. It goes on from the row that has moved up. To be called where the rows are drawn.
 */
export function useNextRow(rows: RefObject<HTMLElement | null>): void {
  const left = useRef<Left>(undefined);
  useEffect(() => {
    const box = rows.current;
    if (box === null) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (!box.contains(target)) {
        if (target.closest('[role="dialog"], [role="presentation"]') === null) left.current = undefined;
        return;
      }
      const link = linkOfRow(target);
      const row = link === undefined ? left.current?.row : rowLinks(box).indexOf(link);
      left.current = { element: target, row: row ?? 0 };
    };
    const observer = new MutationObserver(() => goOn(box, left.current));
    observer.observe(box, { childList: true });
    // Dialogs come and go at the end of the body.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [rows]);
  // With each drawing of the rows.
  useLayoutEffect(() => goOn(rows.current, left.current));
}
