import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useKeptParams } from './useKeptParams.ts';

/**
 * A list that was opened as it comes has an address that says nothing. Stepped back to, such an address would show what
 * is kept, which is what the step was to take off; so what is kept is forgotten before the router hears of the step. A
 * list come to by a link goes on showing it.
 */
export function useBackToOpening(resource: string): void {
  const { pathname, search } = useLocation();
  const [, keep] = useKeptParams(resource);
  const step = useEffectEvent(() => {
    const isOpening = window.location.pathname === pathname && window.location.search === '';
    if (isOpening && search !== '') keep(undefined);
  });
  useEffect(() => {
    const heard = () => step();
    window.addEventListener('popstate', heard, true);
    return () => window.removeEventListener('popstate', heard, true);
  }, []);
}
