import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useHoldTab } from '../page/useHoldTab.ts';

interface TypedGuardProps {
  /** Whether something would be lost, asked at that moment. */
  readonly isLost: () => boolean;
  /** Asks whether that is meant. Undefined where it has to stay. */
  readonly ask: ((leave: () => void) => void) | undefined;
}

/**
 * Holds what is typed in a dialog when the browser goes back or forward, or loads the tab anew. What the dialog itself
 * leads to is meant. Only while something is typed: the router asks one guard at a time, and below may be a form's.
 */
export const TypedGuard = ({ isLost, ask }: TypedGuardProps) => {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && isLost());
  const meet = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (ask === undefined) blocker.reset();
    else ask(blocker.proceed);
  });
  // Once for each attempt to leave: the blocker is new then.
  useEffect(() => meet(), [blocker]);
  useHoldTab(true, () => !isLost());
  return null;
};
