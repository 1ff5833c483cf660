import { Alert, Box, Button } from '@mui/material';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';

interface DraftNoteProps {
  readonly passportLost: boolean;
  readonly onClose: () => void;
  readonly onRestart: () => void;
}

/** The form was left unfinished: it is back, and can be begun anew. */
export const DraftNote = ({ passportLost, onClose, onRestart }: DraftNoteProps) => {
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
