import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';

/**
 * Asks before changes are lost, inside the app by its own dialog, at the tab's end by the browser's.
 * @param names What would be lost, in words; empty where nothing would.
 * @param isMeant Whether leaving is meant, asked at that moment.
 * @param onLeave Somebody has answered that they leave.
 */
export function useLeaveGuard(names: string, isMeant: () => boolean, onLeave?: () => void): void {
  const say = useWording();
  const confirm = useConfirm();
  const changed = names !== '';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !isMeant() && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent((proceed: () => void) =>
    confirm({
      title: say('form.leave_title'),
      message: say('form.leave_text', { names }),
      confirmLabel: say('form.leave'),
      action: () => {
        onLeave?.();
        proceed();
      },
    }),
  );
  // Once for each attempt to leave: the blocker is new then.
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker.proceed);
  }, [blocker]);
  useHoldTab(changed, isMeant);
}
