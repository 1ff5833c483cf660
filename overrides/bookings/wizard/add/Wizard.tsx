import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EventHead } from '#overrides/bookings/event/EventHead.tsx';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import type { WizardEvent } from '../data/WizardEvent.ts';
import { secretSources } from '../form/journeyFields.ts';
import { StepList } from '../form/StepList.tsx';
import { WizardProvider } from '../form/WizardContext.ts';
import type { WizardTarget } from '../form/WizardValues.ts';
import { DoneStep } from '../steps/DoneStep.tsx';
import { useAdvice } from './useAdvice.ts';
import { useSending } from './useSending.ts';
import { useWizardForm } from './useWizardForm.ts';
import { useWizardSteps } from './useWizardSteps.ts';
import { WizardForm } from './WizardForm.tsx';
import { useLocation, useNavigate } from 'react-router';
import { isValues } from '#src/data/isValues.ts';
import type { Person } from '#overrides/participants/index.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { sendsAtOnce } from '../form/useSendAtOnce.ts';
import type { StepName } from '../steps/wizardSteps.ts';

interface SwitchTargetOptions {
  readonly eventId: string;
  readonly step: StepName;
  readonly hasOther: (to: WizardTarget) => boolean;
  /** Answers the step at which the other form goes on. */
  readonly handOver: (to: WizardTarget, at: StepName) => StepName;
}

/** Takes the form to the waiting list or back (K3), after asking where that replaces another unfinished form. */
function useSwitchTarget({ eventId, step, hasOther, handOver }: SwitchTargetOptions) {
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

const isPerson = (value: unknown): value is Person =>
  isValues(value) && typeof value.id === 'string' && typeof value.fullName === 'string';

/** Who came along with the navigation: `navigate(path, { state: { chosen: person } })`. */
function useChosenPerson(): Person | undefined {
  const state: unknown = useLocation().state;
  const chosen = isValues(state) ? state.chosen : undefined;
  return isPerson(chosen) ? chosen : undefined;
}

export interface WizardProps {
  readonly target: WizardTarget;
  readonly event: WizardEvent;
  readonly userId: string;
  readonly asksCountry: boolean;
}

/** A booking or a waiting-list entry in steps. Nothing typed is lost, whatever the network, the session or the rules say. */
export const Wizard = ({ target, event, userId, asksCountry }: WizardProps) => {
  useHoldPage();
  const words = useWizardWords();
  const [mayOverride, setMayOverride] = useState(false);
  const draft = useWizardForm({
    target,
    eventId: event.id,
    userId,
    asksCountry,
    asksReason: mayOverride,
    chosen: useChosenPerson(),
  });
  const { form, idempotencyKey } = draft;
  const steps = useWizardSteps(draft.keptStep, draft.keep);
  const { step, done, goTo } = steps;
  const choice = useWatch({ control: form.control });
  // All else is kept in the tab, a passport is not (G4).
  useHoldTab(done === undefined && secretSources.some((source) => Boolean(choice[source])));
  const { availability, failure, permission, refetch } = useAdvice(event.id, target, choice);
  const submission = useSending({
    form,
    call: { target, eventId: event.id, idempotencyKey },
    onDone: (id) => {
      draft.forget();
      steps.finish(id);
    },
    onProblem: steps.goToProblem,
  });
  const asksReason =
    (permission?.allowed === false && permission.overridable) || submission.refusal?.overridable === true;
  useEffect(() => setMayOverride(asksReason), [asksReason]);
  const switchTarget = useSwitchTarget({
    eventId: event.id,
    step,
    hasOther: draft.hasOther,
    handOver: draft.handOver,
  });
  const startAnother = () => {
    draft.restart();
    steps.restart();
    refetch();
  };

  return (
    <WizardProvider
      value={{
        target,
        event,
        availability,
        availabilityFailure: failure,
        asksCountry,
        switchTarget,
        goTo,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EventHead title={words(`title.${target}`)} event={event} />
        <StepList target={target} current={done === undefined ? step : undefined} onGo={goTo} />
        {done === undefined ? (
          <WizardForm draft={draft} steps={steps} submission={submission} asksReason={asksReason} />
        ) : (
          <DoneStep id={done} onAnother={startAnother} />
        )}
      </Box>
    </WizardProvider>
  );
};
