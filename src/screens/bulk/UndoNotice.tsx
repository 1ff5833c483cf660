import { Alert } from '@mui/material';
import { useState } from 'react';
import { useCloseNotification } from 'react-admin';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useBulkWords } from './bulkWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** How long it is said. */
export const undoneWithinMs = 10_000;

interface UndoNoticeProps {
  readonly said: string;
  readonly severity?: 'success' | 'warning';
  readonly onUndo: () => Promise<void>;
}

/** What was deleted, and the way back for as long as it is said. */
export const UndoNotice = ({ said, severity = 'success', onUndo }: UndoNoticeProps) => {
  const words = useBulkWords();
  const close = useCloseNotification();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await onUndo();
    // What it came to waits behind this one.
    close();
  };
  useShortcut({
    keys: 'Ctrl+Z',
    label: words('delete.undo'),
    whileTyping: false,
    enabled: !busy,
    run: () => void undo(),
  });
  return (
    <Alert
      severity={severity}
      variant="filled"
      action={
        <WaitingButton
          color="inherit"
          size="small"
          loading={busy}
          aria-keyshortcuts="Control+Z"
          onClick={() => void undo()}
        >
          {words('delete.undo')}
        </WaitingButton>
      }
    >
      {said}
    </Alert>
  );
};
