import { Box } from '@mui/material';
import { useState, type ReactNode, type RefObject } from 'react';
import { ResourceContextProvider, SourceContextProvider, useNotify } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { namesInOrder } from '#src/i18n/namesInOrder.ts';
import { errorPaths } from '#src/screens/form/errorPaths.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import { type DuplicateCheck, useDuplicateCheck } from '../data/useDuplicateCheck.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import { useSendAtOnce } from '../form/useSendAtOnce.ts';
import { WizardBar } from '../form/WizardBar.tsx';
import { useWizard } from '../form/WizardContext.ts';
import { WizardRefusal } from '../form/WizardRefusal.tsx';
import { resourceOfKind, type JourneyKind, type WizardValues } from '../form/WizardValues.ts';
import { DetailsPart } from '../parts/DetailsPart.tsx';
import type { WizardPart } from '../parts/errorPlaces.ts';
import { PersonPart } from '../parts/PersonPart.tsx';
import { ReasonPart } from '../parts/ReasonPart.tsx';
import { TypePart } from '../parts/TypePart.tsx';
import { Verdict } from '../parts/Verdict.tsx';
import type { Sending } from './useSending.ts';
import type { WizardDraft } from './useWizardForm.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';

interface WizardFormProps {
  readonly draft: WizardDraft;
  readonly body: RefObject<HTMLElement | null>;
  readonly seekProblem: () => void;
  readonly submission: Sending;
  readonly asksReason: boolean;
  /** Stands beside the form where there is room. */
  readonly aside: ReactNode;
}

/** All of the form on one page, in the order in which it is thought of: who, as what, with which journey. */
export const WizardForm = ({ draft, body, seekProblem, submission, asksReason, aside }: WizardFormProps) => {
  const { form, restored } = draft;
  const isOnline = useOnline();
  const navigate = useNavigate();
  const { sending, refusal, loose, isPlaced, send } = submission;
  const { event, target, availability } = useWizard();
  const isClosed = target === 'entry' && closedToAll.includes(availability?.joinWaitingList.code ?? '');
  const { checking, passes, duplicatesOf, dismiss } = usePersonCheck();
  const label = useSendLabel(form.control);
  const leave = wizardPaths.viewEvent(event.id);
  const sendIf = (passesFirst: (values: WizardValues) => boolean | Promise<boolean>) => {
    if (checking || sending || isClosed) return;
    void form.handleSubmit(async () => {
      if (await passesFirst(form.getValues())) send();
    }, seekProblem)();
  };
  const onSend = () => sendIf(passes);
  // Whoever it may be has been looked for before.
  const sendAsIs = () => sendIf(() => true);
  useSendAtOnce(sendAsIs);
  useWizardKeys({ onSend, label, onLeave: () => void navigate(leave) });

  return (
    <FormProvider {...form}>
      <FormBox onSubmit={onSend} sx={{ gap: 2 }}>
        {restored !== undefined && (
          <DraftNote
            passportLost={restored.passportLost === true}
            onClose={draft.closeNote}
            onRestart={() => draft.restart()}
          />
        )}
        <Box sx={besideSx}>
          <Sources target={target}>
            <Box ref={body} sx={columnSx}>
              <Part name="person">
                <PersonPart
                  duplicates={duplicatesOf(form.getValues())}
                  onDuplicatesSeen={() => {
                    dismiss(form.getValues());
                    sendAsIs();
                  }}
                />
              </Part>
              {target === 'booking' && (
                <Part name="type">
                  <TypePart />
                </Part>
              )}
              {refusal === undefined && <Verdict />}
              <Part name="details">
                <DetailsPart />
              </Part>
              {asksReason && (
                <Part name="reason">
                  <ReasonPart />
                </Part>
              )}
              {refusal !== undefined && !isPlaced && (
                <WizardRefusal
                  refusal={refusal}
                  loose={loose}
                  onRetry={() => send()}
                  onSendNew={() => send(draft.newKey())}
                />
              )}
            </Box>
          </Sources>
          {aside}
        </Box>
        <WizardBar
          problems={errorPaths(form.formState.errors).length}
          label={label}
          busy={checking || sending}
          isWaiting={sending && !isOnline}
          isClosed={isClosed}
          leave={leave}
        />
      </FormBox>
    </FormProvider>
  );
};

/** W2, W6: why a waiting list takes nobody, whoever it is. */
const closedToAll = ['EVENT_OVER', 'WAITING_LIST_OFF'];

const columnSx = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };
const besideSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) 320px' },
} as const;

const Part = ({ name, children }: { readonly name: WizardPart; readonly children: ReactNode }) => (
  <div data-part={name}>{children}</div>
);

const scopeOf = (resource: string) => ({
  getSource: (source: string) => source,
  getLabel: (source: string) => `resources.${resource}.fields.${source}`,
});
const scopes = { bookings: scopeOf('bookings'), waitingListEntries: scopeOf('waitingListEntries') };

/** Names and labels of the inputs, as on every other page of a booking. */
const Sources = ({ target, children }: { readonly target: JourneyKind; readonly children: ReactNode }) => {
  const resource = resourceOfKind[target];
  return (
    <ResourceContextProvider value={resource}>
      <SourceContextProvider value={scopes[resource]}>{children}</SourceContextProvider>
    </ResourceContextProvider>
  );
};

/** What the button that sends says: what it does, and for whom. */
function useSendLabel(control: WizardDraft['form']['control']): string {
  const words = useWizardWords();
  const { target } = useWizard();
  const [mode, chosen, participant] = useWatch({
    control,
    name: ['participantMode', 'chosen', 'participant'],
  });
  if (mode === 'placeholder') return words('send.placeholder');
  const name =
    mode === 'existing'
      ? chosen?.fullName
      : namesInOrder(participant.firstName ?? '', participant.lastName ?? '').join(' ');
  return name ? words(`send.${target}_of`, { name }) : words(`send.${target}`);
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

interface WizardKeys {
  readonly onSend: () => void;
  /** What sending does. */
  readonly label: string;
  readonly onLeave: () => void;
}

/** What Enter says nothing to by itself: the person who has just been chosen. */
const isAtPerson = (): boolean => document.activeElement?.matches('[role="group"]') === true;

/** The keys of the form, from any of its inputs. */
function useWizardKeys({ onSend, label, onLeave }: WizardKeys): void {
  const words = useWizardWords();
  const key = { place: 'form', whileTyping: true, isStep: true } as const;
  useShortcut({ ...key, keys: 'Ctrl+Enter', label, run: onSend });
  useShortcut({ ...key, keys: 'Enter', run: () => isAtPerson() && onSend() });
  useShortcut({ ...key, keys: 'Esc', label: words('go.leave'), run: onLeave });
}
