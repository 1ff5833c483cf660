import { useEffect, type RefObject } from 'react';

interface Place {
  readonly part: Element;
  readonly parent: Element | null;
  readonly index: number;
}

/** The line or group that something stands in. */
function placeOf(target: Element): Place | undefined {
  const part = target.closest('li, section');
  if (part === null) return undefined;
  const parent = part.parentElement;
  return { part, parent, index: [...(parent?.children ?? [])].indexOf(part) };
}

/** The same line, else the one that has moved up to where it was, else the last of its list. */
function partAt({ part, parent, index }: Place): Element | undefined {
  if (part.isConnected) return part;
  if (parent === null || !parent.isConnected) return undefined;
  return parent.children[index] ?? parent.lastElementChild ?? undefined;
}

const firstControl = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>('a, button:not(:disabled), input:not(:disabled)');

/**
 * What is pressed is often gone once it is done, or closed while it is done; the browser then forgets where the keyboard
 * was. Here it goes back there, or to the line nearest to it, else to what is first in the box.
 * @param instead What takes it then, in place of the first.
 */
export function useKeptPlace(
  box: RefObject<HTMLElement | null>,
  instead?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = box.current;
    if (root === null) return;
    let last: HTMLElement | undefined;
    let place: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (root.contains(target)) {
        last = target;
        place = placeOf(target) ?? place;
      } else if (target.closest('[role="dialog"], [role="presentation"]') === null) last = undefined;
    };
    const keep = () => {
      if (last === undefined || document.activeElement !== document.body) return;
      if (last.isConnected) return last.focus();
      const part = place && partAt(place);
      const near = part === undefined ? null : firstControl(part);
      (near ?? instead?.current ?? firstControl(root))?.focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // Dialogs and menus come and go at the end of the body.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [box, instead]);
}
