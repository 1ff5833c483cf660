import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { FormBox } from '#src/ui/FormBox.tsx';
import { useRefusalWords } from './refusalWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface ReasonFormProps {
  readonly running: boolean;
  readonly submitLabel?: string;
  /** Not where something else is to be filled in first. */
  readonly autoFocus?: boolean;
  readonly onReason: (reason: string) => void;
  readonly onCancel?: () => void;
}

/** Asks why a rule may be passed; without a reason there is nothing to send. */
export const ReasonForm = ({
  running,
  submitLabel,
  autoFocus = true,
  onReason,
  onCancel,
}: ReasonFormProps) => {
  const words = useRefusalWords();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <FormBox
      onSubmit={() => given !== '' && !running && onReason(given)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 1 }}
    >
      <TextField
        autoFocus={autoFocus}
        size="small"
        margin="none"
        label={words('reason.label')}
        helperText={words('reason.help')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        sx={{ flex: '1 1 220px', maxWidth: 420 }}
      />
      <WaitingButton type="submit" variant="contained" disabled={given === ''} loading={running}>
        {submitLabel ?? words('reason.go')}
      </WaitingButton>
      {onCancel !== undefined && (
        <Button color="inherit" onClick={onCancel} disabled={running}>
          {words('reason.leave')}
        </Button>
      )}
    </FormBox>
  );
};
