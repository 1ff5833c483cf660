import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useLabelText } from '../../fields/wording/useLabelText.ts';
import { useWording } from '../../fields/wording/useWording.ts';
import { useConfirm } from '../../ui/confirm/ConfirmDialog.tsx';
import { useChanges } from './useChanges.ts';

export interface LeaveGuardProps {
  readonly sources: readonly string[];
  /** True once the form has been saved or given up: leaving is then meant. */
  readonly done: RefObject<boolean>;
}

/** Asks before changes are lost, inside the app by its own dialog, at the tab's end by the browser's. */
export const LeaveGuard = ({ sources, done }: LeaveGuardProps) => {
  const say = useWording();
  const confirm = useConfirm();
  const labelOf = useLabelText();
  const names = [...new Set(useChanges(sources).map((source) => labelOf(source)))].join(', ');
  const changed = names !== '';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !done.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent((proceed: () => void) =>
    confirm({
      title: say('form.leave_title'),
      message: say('form.leave_text', { names }),
      confirmLabel: say('form.leave'),
      action: proceed,
    }),
  );
  // Once for each attempt to leave: the blocker is new then.
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker.proceed);
  }, [blocker]);
  useEffect(() => {
    if (!changed) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!done.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [changed, done]);
  return null;
};
