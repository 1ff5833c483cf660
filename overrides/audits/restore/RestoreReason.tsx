import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { ReasonForm } from '#overrides/bookings/index.ts';

export interface RestoreReasonProps {
  /** Why it was refused. */
  readonly message: string;
  readonly onReason: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A rule stands against it that a reason passes (C8, B4), as in the form of the record. */
export const RestoreReason = ({ message, onReason, onClose }: RestoreReasonProps) => {
  const [running, setRunning] = useState(false);
  const send = async (reason: string) => {
    setRunning(true);
    await onReason(reason);
    onClose();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="info" role="alert">
        {message}
      </Alert>
      <ReasonForm running={running} onReason={(reason) => void send(reason)} onCancel={onClose} />
    </Box>
  );
};
