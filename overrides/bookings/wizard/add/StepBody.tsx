import { Box, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { ResourceContextProvider, SourceContextProvider } from 'react-admin';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';
import type { Duplicate } from '#overrides/participants/index.ts';
import { useWizard } from '../form/WizardContext.ts';
import { DetailsStep } from '../steps/DetailsStep.tsx';
import { EventStep } from '../steps/EventStep.tsx';
import { ParticipantStep } from '../steps/ParticipantStep.tsx';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import { stepNames, stepTitleKey, type StepName } from '../steps/wizardSteps.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';

export interface StepBodyProps {
  readonly step: StepName;
  /** The first problem is to have the focus, not the heading. */
  readonly seeksProblem: RefObject<boolean>;
  /** How often that was wanted where one is. */
  readonly sought: number;
  readonly duplicates: readonly Duplicate[];
  readonly onDuplicatesSeen: () => void;
  readonly asksReason: boolean;
  readonly isRefused: boolean;
}

/** One step: its heading, which takes the focus so that it is read out, and its inputs. */
export const StepBody = ({
  step,
  seeksProblem,
  sought,
  duplicates,
  onDuplicatesSeen,
  asksReason,
  isRefused,
}: StepBodyProps) => {
  const words = useWizardWords();
  const { target } = useWizard();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const resource = target === 'booking' ? 'bookings' : 'waitingListEntries';
  useEffect(() => {
    if (seeksProblem.current && body.current) focusFirstProblem(body.current);
    else heading.current?.focus({ preventScroll: true });
    seeksProblem.current = false;
  }, [step, seeksProblem, sought]);
  const scope = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.fields.${source}`,
    }),
    [resource],
  );
  return (
    <ResourceContextProvider value={resource}>
      <SourceContextProvider value={scope}>
        <Box>
          <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>
            {words('step.count', { step: stepNames.indexOf(step) + 1, total: stepNames.length })}
          </Typography>
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
            {words(stepTitleKey(step, target))}
          </Typography>
        </Box>
        <div ref={body}>
          {step === 'event' && <EventStep />}
          {step === 'participant' && (
            <ParticipantStep duplicates={duplicates} onDuplicatesSeen={onDuplicatesSeen} />
          )}
          {step === 'details' && <DetailsStep />}
          {step === 'review' && <ReviewStep asksReason={asksReason} isRefused={isRefused} />}
        </div>
      </SourceContextProvider>
    </ResourceContextProvider>
  );
};
