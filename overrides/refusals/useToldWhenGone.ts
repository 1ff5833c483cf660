import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import type { Refusal } from '#src/data/errors/Refusal.ts';

/**
 * A refusal that stands in a row of a page: read again, the page may have no such row any more, because somebody else
 * has deleted it or given it away. It is told in a notice then. Whoever leaves the page has had it before their eyes.
 */
export function useToldWhenGone(refusal: Refusal | undefined): void {
  const notify = useNotify();
  const { pathname } = useLocation();
  const tell = useEffectEvent(() => {
    if (refusal !== undefined && window.location.pathname === pathname)
      notify(refusal.message, { type: 'warning' });
  });
  useEffect(() => () => tell(), []);
}
