import { useNavigate } from 'react-router';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { sendsAtOnce } from '../form/useSendAtOnce.ts';
import type { WizardTarget } from '../form/WizardValues.ts';
import type { StepName } from '../steps/wizardSteps.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';

export interface SwitchTargetOptions {
  readonly eventId: string;
  readonly step: StepName;
  readonly hasOther: (to: WizardTarget) => boolean;
  /** Answers the step at which the other form goes on. */
  readonly handOver: (to: WizardTarget, at: StepName) => StepName;
}

/** Takes the form to the waiting list or back (K3), after asking where that replaces another unfinished form. */
export function useSwitchTarget({ eventId, step, hasOther, handOver }: SwitchTargetOptions) {
  const words = useWizardWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const replaceOther = (to: WizardTarget, sendAtOnce: boolean) => {
    const at = handOver(to, step);
    const path = to === 'entry' ? wizardPaths.addWaitingList(eventId) : wizardPaths.addBooking(eventId);
    void navigate(`${path}?step=${at}`, { state: { [sendsAtOnce]: sendAtOnce && at === 'review' } });
  };
  return (to: WizardTarget, sendAtOnce = false) => {
    if (!hasOther(to)) return replaceOther(to, sendAtOnce);
    confirm({
      title: words(`draft.replace_title_${to}`),
      message: words('draft.replace_text'),
      confirmLabel: words('draft.replace'),
      action: () => replaceOther(to, sendAtOnce),
    });
  };
}
