import { useEffect, useEffectEvent } from 'react';

const never = (): boolean => false;

/**
 * The browser asks before the tab is closed or loaded anew while something is typed that is kept nowhere else.
 * @param isMeant Whether leaving is meant, asked at that moment.
 */
export function useHoldTab(changed: boolean, isMeant: () => boolean = never): void {
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isMeant()) event.preventDefault();
  });
  useEffect(() => {
    if (!changed) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => hold(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [changed]);
}
