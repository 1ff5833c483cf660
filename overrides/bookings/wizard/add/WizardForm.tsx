import { Alert, Box, Button } from '@mui/material';
import { type FieldPath, FormProvider, useWatch } from 'react-hook-form';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { errorPaths } from '#src/screens/form/errorPaths.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import { useSendAtOnce } from '../form/useSendAtOnce.ts';
import { WizardBar } from '../form/WizardBar.tsx';
import { useWizard } from '../form/WizardContext.ts';
import { useWizardKeys } from '../form/useWizardKeys.ts';
import { WizardRefusal } from '../form/WizardRefusal.tsx';
import type { WizardValues } from '../form/WizardValues.ts';
import { sourcesOf, stepAfter, stepBefore, type StepName, stepOf } from '../steps/wizardSteps.ts';
import { StepBody } from './StepBody.tsx';
import type { Sending } from './useSending.ts';
import type { WizardDraft } from './useWizardForm.ts';
import type { WizardSteps } from './useWizardSteps.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type DuplicateCheck, useDuplicateCheck } from '../data/useDuplicateCheck.ts';

interface DraftNoteProps {
  readonly passportLost: boolean;
  readonly onClose: () => void;
  readonly onRestart: () => void;
}

/** The form was left unfinished: it is back, and can be begun anew. */
const DraftNote = ({ passportLost, onClose, onRestart }: DraftNoteProps) => {
  const words = useWizardWords();
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: words('draft.restart_title'),
      message: words('draft.restart_text'),
      confirmLabel: words('draft.restart'),
      action: onRestart,
    });
  return (
    <Alert severity="info" onClose={onClose} role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box>
          {words('draft.restored')} {passportLost && words('draft.passport_lost')}
        </Box>
        <Button size="small" color="inherit" onClick={ask}>
          {words('draft.restart')}
        </Button>
      </Box>
    </Alert>
  );
};

export interface WizardFormProps {
  readonly draft: WizardDraft;
  readonly steps: WizardSteps;
  readonly submission: Sending;
  readonly asksReason: boolean;
}

/** The step where the form is, with what leads on from it and back. */
export const WizardForm = ({ draft, steps, submission, asksReason }: WizardFormProps) => {
  const { form, restored } = draft;
  const { step, goTo, goToProblem } = steps;
  const isOnline = useOnline();
  const { sending, refusal, loose, send } = submission;
  const { event } = useWizard();
  const { checking, passes, duplicatesOf, dismiss } = usePersonCheck();
  const label = useGoLabel(step, form.control);
  const sendWhole = form.handleSubmit(
    () => send(),
    (errors) => steps.goToFirst(errorPaths(errors)),
  );
  useSendAtOnce(() => void sendWhole());
  const goOn = async () => {
    if (checking || sending) return;
    const next = stepAfter(step);
    if (next === undefined) return sendWhole();
    if (!(await form.trigger([...sourcesOf(step)] as FieldPath<WizardValues>[]))) return goToProblem(step);
    if (step === 'participant' && !(await passes(form.getValues()))) return;
    goTo(next);
  };
  const onNext = () => void goOn();
  const before = stepBefore(step);
  const onBack = before === undefined ? undefined : () => goTo(before);
  useWizardKeys({ onBack, onNext, label });

  return (
    <FormProvider {...form}>
      <FormBox onSubmit={onNext} sx={{ gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {restored !== undefined && (
          <DraftNote
            passportLost={restored.passportLost === true}
            onClose={draft.closeNote}
            onRestart={() => {
              draft.restart();
              steps.restart();
            }}
          />
        )}
        <StepBody
          step={step}
          seeksProblem={steps.seeksProblem}
          sought={steps.sought}
          duplicates={duplicatesOf(form.getValues())}
          asksReason={asksReason}
          isRefused={refusal !== undefined}
          onDuplicatesSeen={() => {
            dismiss(form.getValues());
            goTo('details');
          }}
        />
        {step === 'review' && refusal !== undefined && (
          <WizardRefusal
            refusal={refusal}
            loose={loose}
            onRetry={() => send()}
            onSendNew={() => send(draft.newKey())}
          />
        )}
        <WizardBar
          problems={errorPaths(form.formState.errors).filter((path) => stepOf(path) === step).length}
          label={label}
          busy={checking || sending}
          isWaiting={sending && !isOnline}
          onBack={onBack}
          leave={wizardPaths.viewEvent(event.id)}
        />
      </FormBox>
    </FormProvider>
  );
};

/** What the button that leads on says. */
function useGoLabel(step: StepName, control: WizardDraft['form']['control']): string {
  const words = useWizardWords();
  const { target } = useWizard();
  const participantMode = useWatch({ control, name: 'participantMode' });
  if (step !== 'review') return words('go.next');
  if (target === 'entry') return words('review.submit_entry');
  return words(participantMode === 'placeholder' ? 'review.submit_placeholder' : 'review.submit_booking');
}

interface PersonCheck extends Pick<DuplicateCheck, 'duplicatesOf' | 'dismiss'> {
  readonly checking: boolean;
  /** Whether nobody stands in the way; a check that could not be made is told, and goes no further. */
  readonly passes: (values: WizardValues) => Promise<boolean>;
}

/** Looks for somebody new among those who are known, one look at a time (G3). */
function usePersonCheck(): PersonCheck {
  const words = useWizardWords();
  const notify = useNotify();
  const { check, ...duplicates } = useDuplicateCheck();
  const [checking, setChecking] = useState(false);
  const passes = async (values: WizardValues) => {
    setChecking(true);
    try {
      return await check(values);
    } catch {
      notify(words('duplicate.failed'), { type: 'error' });
      return false;
    } finally {
      setChecking(false);
    }
  };
  return { ...duplicates, checking, passes };
}
