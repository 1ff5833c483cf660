import { Box } from '@mui/material';
import { useEffect, useRef, useState, type RefObject, useReducer } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AvailabilityPanel } from '#overrides/bookings/event/AvailabilityPanel.tsx';
import { EventHead } from '#overrides/bookings/event/EventHead.tsx';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import type { WizardEvent } from '../data/WizardEvent.ts';
import { secretSources } from '../form/journeyFields.ts';
import { WizardProvider } from '../form/WizardContext.ts';
import type { CountryAsked, JourneyKind } from '../form/WizardValues.ts';
import { Done } from '../parts/Done.tsx';
import type { WizardPart } from '../parts/errorPlaces.ts';
import { useAdvice } from './useAdvice.ts';
import { useNamedPerson, useOpenNamed } from './useNamedPerson.ts';
import { useSending } from './useSending.ts';
import { useWizardForm } from './useWizardForm.ts';
import { WizardForm } from './WizardForm.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { sendsAtOnce } from '../form/useSendAtOnce.ts';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';

interface SwitchTargetOptions {
  readonly eventId: string;
  readonly hasOther: (to: JourneyKind) => boolean;
  /** Answers whether the other form says who comes. */
  readonly handOver: (to: JourneyKind) => boolean;
}

/** Takes the form to the waiting list or back (K3), after asking where that replaces another unfinished form. */
function useSwitchTarget({ eventId, hasOther, handOver }: SwitchTargetOptions) {
  const words = useWizardWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const replaceOther = (to: JourneyKind, sendAtOnce: boolean) => {
    const isWhole = handOver(to);
    const path = to === 'entry' ? wizardPaths.addWaitingList(eventId) : wizardPaths.addBooking(eventId);
    void navigate(path, { state: { [sendsAtOnce]: sendAtOnce && isWhole } });
  };
  return (to: JourneyKind, sendAtOnce = false) => {
    if (!hasOther(to)) return replaceOther(to, sendAtOnce);
    confirm({
      title: words(`draft.replace_title_${to}`),
      message: words('draft.replace_text'),
      confirmLabel: words('draft.replace'),
      action: () => replaceOther(to, sendAtOnce),
    });
  };
}

/** Id of what was made, once the form has been sent; in the address, so that a refresh keeps it. */
function useMade() {
  const [params, setParams] = useSearchParams();
  const made = params.get('done');
  return {
    made: made !== null && /^\d+$/.test(made) ? made : undefined,
    setMade: (id: string) => setParams({ done: id }, { replace: true }),
    forgetMade: () => setParams({}),
  };
}

/** The first of its inputs has the focus. */
function showPart(form: HTMLElement | null, part: WizardPart): void {
  const place = form?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}

interface WizardProps {
  readonly target: JourneyKind;
  readonly event: WizardEvent;
  readonly userId: string;
  readonly asksCountry: CountryAsked;
}

/** A booking or a waiting-list entry. Nothing typed is lost, whatever the network, the session or the rules say. */
export const Wizard = ({ target, event, userId, asksCountry }: WizardProps) => {
  useHoldPage();
  const words = useWizardWords();
  const notify = useNotify();
  const isHere = useIsHere();
  const [mayOverride, setMayOverride] = useState(false);
  const named = useNamedPerson();
  const draft = useWizardForm({
    target,
    eventId: event.id,
    userId,
    asksCountry,
    asksReason: mayOverride,
    chosen: named,
  });
  const { form, idempotencyKey } = draft;
  const { made, setMade, forgetMade } = useMade();
  const choice = useWatch({ control: form.control });
  // All else is kept in the tab, a passport is not (G4).
  useHoldTab(made === undefined && secretSources.some((source) => Boolean(choice[source])));
  const { availability, failure, permission, refetch } = useAdvice(event.id, target, choice);
  const body = useRef<HTMLDivElement>(null);
  const seekProblem = useSeekProblem(body);
  const submission = useSending({
    form,
    call: { target, eventId: event.id, idempotencyKey },
    onDone: (id) => {
      draft.forget();
      if (isHere()) setMade(id);
      else notify(words(`done.${target}`), { type: 'success' });
    },
    onProblem: seekProblem,
  });
  useOpenNamed({
    named,
    target,
    unsent: draft.unsent,
    begin: (person) => {
      submission.forget();
      draft.restart(person);
    },
  });
  const asksReason =
    (permission?.allowed === false && permission.overridable) || submission.refusal?.overridable === true;
  useEffect(() => setMayOverride(asksReason), [asksReason]);
  const switchTarget = useSwitchTarget({
    eventId: event.id,
    hasOther: draft.hasOther,
    handOver: draft.handOver,
  });
  const startAnother = () => {
    draft.restart();
    forgetMade();
    refetch();
  };

  return (
    <WizardProvider
      value={{
        target,
        event,
        availability,
        asksCountry,
        switchTarget,
        goTo: (part) => showPart(body.current, part),
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 984, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EventHead title={words(`title.${target}`)} event={event} />
        {made === undefined ? (
          <WizardForm
            draft={draft}
            body={body}
            seekProblem={seekProblem}
            submission={submission}
            asksReason={asksReason}
            aside={<AvailabilityPanel availability={availability} failure={failure} onRetry={refetch} />}
          />
        ) : (
          <Done id={made} onAnother={startAnother} />
        )}
      </Box>
    </WizardProvider>
  );
};

/** Scrolls to the first problem of the form, once it is drawn, and focuses its input. */
function useSeekProblem(form: RefObject<HTMLElement | null>): () => void {
  const [sought, seek] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (sought === 0) return undefined;
    return afterPaint(() => form.current && focusFirstProblem(form.current));
  }, [sought, form]);
  return seek;
}
