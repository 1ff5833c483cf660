import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Calls `leave` whenever the app has gone to another page. */
export function useOnLeave(leave: () => void): void {
  const { pathname } = useLocation();
  const left = useEffectEvent(leave);
  useEffect(() => left(), [pathname]);
}
