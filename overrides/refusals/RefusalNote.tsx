import { Alert, Box, Button } from '@mui/material';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { refusalWords, useRefusalWords, type RefusalWord } from './refusalWords.ts';

interface RefusalNoteProps {
  readonly refusal: Refusal;
  readonly running?: boolean;
  /** Goes on with a reason, where the rule may be passed (C8, W3, B2, B4). */
  readonly onReason?: (reason: string) => void;
  readonly onClose?: () => void;
}

const isWord = (key: string): key is RefusalWord => key in refusalWords;

/** Why something was not done, in words, and what can be done next. */
export const RefusalNote = ({ refusal, running = false, onReason, onClose }: RefusalNoteProps) => {
  const words = useRefusalWords();
  const asksReason = refusal.overridable && onReason !== undefined;
  const steps = refusal.nextSteps
    .map((step) => `step.${step}`)
    .filter(isWord)
    .filter((key) => key !== 'step.GIVE_REASON' || asksReason);
  return (
    <Alert severity="warning" role="alert" sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ fontWeight: 500 }}>{refusal.message}</Box>
      {steps.map((key) => (
        <Box key={key}>{words(key)}</Box>
      ))}
      {asksReason && <ReasonForm running={running} onReason={onReason} onCancel={onClose} />}
      {!asksReason && onClose !== undefined && (
        <Button size="small" color="inherit" onClick={onClose} sx={{ mt: 0.5, ml: -1.25 }}>
          {words('close')}
        </Button>
      )}
    </Alert>
  );
};
