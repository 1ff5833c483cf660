import { Box } from '@mui/material';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useWatch, type FieldPath } from 'react-hook-form';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { useHoldTab } from '#src/ui/page/useHoldTab.ts';
import { errorPaths } from '#src/screens/form/errorPaths.ts';
import { useDuplicateCheck } from '../data/useDuplicateCheck.ts';
import { useAvailability } from '../data/useWizardEvent.ts';
import type { WizardEvent } from '../data/WizardEvent.ts';
import { EventHead } from '#overrides/bookings/event/EventHead.tsx';
import { secretSources } from '../form/journeyFields.ts';
import { StepList } from '../form/StepList.tsx';
import { useSendAtOnce } from '../form/useSendAtOnce.ts';
import { useStep } from '../form/useStep.ts';
import { useWizardSubmit } from '../form/useWizardSubmit.ts';
import { WizardBar } from '../form/WizardBar.tsx';
import { permissionOf, WizardProvider, type WizardScope } from '../form/WizardContext.ts';
import { wizardKeys } from '../form/wizardKeys.ts';
import { WizardRefusal } from '../form/WizardRefusal.tsx';
import type { WizardTarget, WizardValues } from '../form/WizardValues.ts';
import { DoneStep } from '../steps/DoneStep.tsx';
import {
  placeErrors,
  sourcesOf,
  stepAfter,
  stepBefore,
  stepOf,
  type StepName,
} from '../steps/wizardSteps.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { DraftNote } from './DraftNote.tsx';
import { StepBody } from './StepBody.tsx';
import { useMending } from './useMending.ts';
import { useSwitchTarget } from './useSwitchTarget.ts';
import { useWizardForm } from './useWizardForm.ts';

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
  const notify = useNotify();
  const [mayOverride, setMayOverride] = useState(false);
  const [loose, setLoose] = useState<readonly string[]>([]);
  const { form, restored, keptStep, idempotencyKey, keep, forget, restart, newKey, hasOther, handOver } =
    useWizardForm({
      target,
      eventId: event.id,
      userId,
      asksCountry,
      asksReason: mayOverride,
    });
  const [noteOpen, setNoteOpen] = useState(restored !== undefined);
  const place = useStep(keptStep);
  const { step } = place;
  const seeksProblem = useRef(false);
  const [sought, seekHere] = useReducer((times: number) => times + 1, 0);

  const choice = useWatch({ control: form.control });
  // All else is kept in the tab, a passport is not (G4).
  useHoldTab(place.done === undefined && secretSources.some((source) => Boolean(choice[source])));
  const { data, error, refetch } = useAvailability(event.id, {
    participantId: choice.participantMode === 'existing' ? choice.chosen?.id : undefined,
    countryId:
      (choice.participantMode === 'placeholder' ? choice.placeholderCountry?.id : undefined) ??
      (choice.participantMode === 'new' ? (choice.participant?.country?.id ?? undefined) : undefined),
  });
  const availability = data ?? undefined;
  const permission =
    availability === undefined
      ? undefined
      : permissionOf(availability, target, {
          bookingType: choice.bookingType ?? 'TRAINEE',
          participantMode: choice.participantMode ?? 'existing',
        });

  const goTo = (next: StepName) => {
    keep(next);
    place.goTo(next);
  };
  const goToProblem = (at: StepName) => {
    seeksProblem.current = true;
    if (at === step) seekHere();
    else goTo(at);
  };
  const refused = (refusal: Refusal) => {
    const { placed, loose: others } = placeErrors(refusal.validation);
    setLoose(others);
    for (const { source, message } of placed)
      form.setError(source as FieldPath<WizardValues>, { type: 'server', message });
    const [first] = placed;
    // Where there is something else to do than to correct an input, the choice is offered here.
    if (first === undefined || refusal.overridable || refusal.nextSteps.length > 0) return;
    goToProblem(first.step);
  };
  const submit = useWizardSubmit((id) => {
    forget();
    setNoteOpen(false);
    place.finish(id);
  }, refused);
  useMending(form, submit.forget);
  const { duplicatesOf, check, dismiss } = useDuplicateCheck();
  const [checking, setChecking] = useState(false);
  const asksReason =
    (permission?.allowed === false && permission.overridable) || submit.refusal?.overridable === true;
  useEffect(() => setMayOverride(asksReason), [asksReason]);

  const switchTarget = useSwitchTarget({ eventId: event.id, step, hasOther, handOver });
  const send = (key = idempotencyKey) => {
    form.clearErrors();
    submit.send(form.getValues(), { target, eventId: event.id, idempotencyKey: key });
  };
  const toFirstProblem = (problems: readonly string[]) => {
    const [first] = [...problems].sort((one, other) => rank(one) - rank(other));
    if (first !== undefined) goToProblem(stepOf(first));
  };
  const sendWhole = form.handleSubmit(
    () => send(),
    (errors) => toFirstProblem(errorPaths(errors)),
  );
  useSendAtOnce(() => void sendWhole());
  const onNext = async () => {
    if (checking || submit.sending) return;
    const next = stepAfter(step);
    if (next === undefined) return sendWhole();
    if (!(await form.trigger([...sourcesOf(step)] as FieldPath<WizardValues>[]))) return goToProblem(step);
    if (step === 'participant') {
      setChecking(true);
      try {
        if (!(await check(form.getValues()))) return;
      } catch {
        return notify(words('duplicate.failed'), { type: 'error' });
      } finally {
        setChecking(false);
      }
    }
    goTo(next);
  };
  const before = stepBefore(step);
  const onBack = before === undefined ? undefined : () => goTo(before);
  const scope: WizardScope = {
    target,
    event,
    availability,
    availabilityFailure: error,
    asksCountry,
    switchTarget,
    goTo,
  };
  const problems = errorPaths(form.formState.errors).filter((path) => stepOf(path) === step).length;
  const submitLabel =
    target === 'entry'
      ? words('review.submit_entry')
      : words(
          choice.participantMode === 'placeholder' ? 'review.submit_placeholder' : 'review.submit_booking',
        );

  return (
    <WizardProvider value={scope}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <EventHead title={words(`title.${target}`)} event={event} />
        <StepList target={target} current={place.done === undefined ? step : undefined} onGo={goTo} />
        {place.done !== undefined ? (
          <DoneStep
            id={place.done}
            onAnother={() => {
              restart();
              place.restart();
              void refetch();
            }}
          />
        ) : (
          <FormProvider {...form}>
            <Box
              component="form"
              noValidate
              onSubmit={(submitted) => {
                submitted.preventDefault();
                void onNext();
              }}
              onKeyDown={wizardKeys({ onBack, onNext: () => void onNext() })}
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {noteOpen && (
                <DraftNote
                  passportLost={restored?.passportLost === true}
                  onClose={() => setNoteOpen(false)}
                  onRestart={() => {
                    restart();
                    setNoteOpen(false);
                    place.goTo('event');
                  }}
                />
              )}
              <StepBody
                step={step}
                seeksProblem={seeksProblem}
                sought={sought}
                duplicates={duplicatesOf(form.getValues())}
                asksReason={asksReason}
                isRefused={submit.refusal !== undefined}
                onDuplicatesSeen={() => {
                  dismiss(form.getValues());
                  goTo('details');
                }}
              />
              {step === 'review' && submit.refusal !== undefined && (
                <WizardRefusal
                  refusal={submit.refusal}
                  loose={loose}
                  onRetry={() => send()}
                  onSendNew={() => send(newKey())}
                />
              )}
              <WizardBar
                problems={problems}
                label={step === 'review' ? submitLabel : words('go.next')}
                busy={checking || submit.sending}
                onBack={onBack}
                leave={wizardPaths.viewEvent(event.id)}
              />
            </Box>
          </FormProvider>
        )}
      </Box>
    </WizardProvider>
  );
};

const order: readonly StepName[] = ['event', 'participant', 'details', 'review'];
const rank = (source: string): number => order.indexOf(stepOf(source));
