import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How far a table was scrolled, by the entry of the history that showed it. */
const kept = new Map<string, number>();

/** Where a table stands when its rows come. */
export interface KeptPlace {
  /** The entry of the history. */
  readonly key: string;
  /** Pixels that its rows are scrolled by. */
  readonly top: number;
}

/** Where it stood for whoever comes back; else at its first row. */
export function useKeptPlace(): KeptPlace {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  return { key, top: (isBack && kept.get(key)) || 0 };
}

const scrollerOf = (within: Element | null): Element | undefined =>
  within?.closest('.RaDataTable-tableWrapper') ?? undefined;

/**
 * A table that scrolls in itself stands where it stood when somebody comes back to it, and other rows are shown from the
 * first on.
 *
 * @param within Anything in the table.
 * @param place Where it is to stand; another one when other rows come.
 */
export function useKeptScroll(within: RefObject<Element | null>, place: KeptPlace): void {
  const { key } = useLocation();
  const now = useRef(0);
  // Before the picture is drawn, so that nothing is seen to move.
  useLayoutEffect(() => {
    const box = scrollerOf(within.current);
    // Asked of a table at its first row, it would lay out new rows before it is known how far they are cut.
    if (box === undefined || (now.current === 0 && place.top === 0)) return;
    box.scrollTop = place.top;
    now.current = place.top;
  }, [within, place]);
  useEffect(() => {
    const box = scrollerOf(within.current);
    if (!box) return undefined;
    const remember = () => {
      now.current = box.scrollTop;
      kept.set(key, now.current);
    };
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [within, key]);
}
