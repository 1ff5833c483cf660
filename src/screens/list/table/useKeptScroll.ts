import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How far a table was scrolled, by the entry of the history that showed it. */
const kept = new Map<string, number>();

/** A table that scrolls in itself stands where it stood when somebody comes back to it. */
export function useKeptScroll(frame: RefObject<HTMLElement | null>, scroller: string): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const restore = useEffectEvent((box: Element) => {
    const top = isBack ? kept.get(key) : undefined;
    if (top !== undefined) box.scrollTop = top;
  });
  // Before the picture is drawn, so that nothing is seen to move.
  useLayoutEffect(() => {
    const box = frame.current?.querySelector(scroller);
    if (box) restore(box);
  }, [frame, scroller]);
  useEffect(() => {
    const box = frame.current?.querySelector(scroller);
    if (!box) return undefined;
    const remember = () => kept.set(key, box.scrollTop);
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [frame, scroller, key]);
}
