import { Box } from '@mui/material';
import { FormProvider, useWatch, type FieldPath } from 'react-hook-form';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { errorPaths } from '#src/screens/form/errorPaths.ts';
import { useSendAtOnce } from '../form/useSendAtOnce.ts';
import { WizardBar } from '../form/WizardBar.tsx';
import { useWizard } from '../form/WizardContext.ts';
import { wizardKeys } from '../form/wizardKeys.ts';
import { WizardRefusal } from '../form/WizardRefusal.tsx';
import type { WizardValues } from '../form/WizardValues.ts';
import { sourcesOf, stepAfter, stepBefore, stepOf, type StepName } from '../steps/wizardSteps.ts';
import { DraftNote } from './DraftNote.tsx';
import { StepBody } from './StepBody.tsx';
import { usePersonCheck } from './usePersonCheck.ts';
import type { Sending } from './useSending.ts';
import type { WizardDraft } from './useWizardForm.ts';
import type { WizardSteps } from './useWizardSteps.ts';

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

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onNext();
        }}
        onKeyDown={wizardKeys({ onBack, onNext })}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
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
          onBack={onBack}
          leave={wizardPaths.viewEvent(event.id)}
        />
      </Box>
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
