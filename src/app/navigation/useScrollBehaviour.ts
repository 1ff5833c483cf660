import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { wayOfScrolling } from '#src/ui/wayOfScrolling.ts';
import { decodePart } from './decodePart.ts';

/** Scrolling after navigation waits until the page has drawn. */
const scrollDelay = 500;

/**
 * A page that loads starts at its top. After the wait, a hash is scrolled to smoothly, and going back returns to
 * where one was. A change of the query alone (a filter, a tab) is not a page.
 */
export function useScrollBehaviour(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const kept = positions.current;
    const remember = () => kept.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  const placeToReturnTo = useEffectEvent(() =>
    type === NavigationType.Pop ? positions.current.get(key) : undefined,
  );
  useEffect(() => {
    const back = placeToReturnTo();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = window.setTimeout(() => {
      const target = hash === '' ? null : document.getElementById(decodePart(hash.slice(1)));
      if (target) target.scrollIntoView({ behavior: wayOfScrolling() });
      else if (back && window.scrollY === 0) window.scrollTo({ top: back, behavior: 'instant' });
    }, scrollDelay);
    return () => window.clearTimeout(timer);
  }, [pathname, hash]);
}
