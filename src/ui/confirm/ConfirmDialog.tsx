import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { useOnLeave } from '../page/useOnLeave.ts';
import { useOnline } from '../useOnline.ts';
import { WaitingButton } from '../WaitingButton.tsx';

/** What is asked. Name the thing and its consequence in the message, the act on the button. */
export interface ConfirmRequest {
  readonly title?: ReactNode;
  readonly message?: ReactNode;
  readonly confirmLabel?: string;
  /** It is done by the server: without a connection it waits for one, until it is cancelled. */
  readonly needsConnection?: boolean;
  readonly action: () => unknown;
}

type Confirm = (request: ConfirmRequest) => void;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs <ConfirmDialog> above it.');
  return confirm;
}

/**
 * The one confirmation dialog of the app. It closes when the action ends, also if that fails: the failure is only logged.
 * A question goes with the page that it was asked on.
 */
export const ConfirmDialog = ({ children }: { readonly children: ReactNode }) => {
  const [request, setRequest] = useState<ConfirmRequest>();
  const [open, setOpen] = useState(false);
  const [running, setRunning] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const isOnline = useOnline();
  const titleId = useId();
  const translate = useTranslate();

  const ask = useCallback<Confirm>((next) => {
    setRequest(next);
    setOpen(true);
  }, []);
  const cancel = useCallback(() => {
    if (running) return;
    setWaiting(false);
    setOpen(false);
  }, [running]);
  useOnLeave(cancel);
  const run = useCallback(async () => {
    if (!request) return;
    setRunning(true);
    try {
      await request.action();
    } catch (error) {
      console.error('A confirmed action failed.', error);
    } finally {
      setRunning(false);
      setOpen(false);
    }
  }, [request]);
  const confirmed = useCallback(() => {
    if (request?.needsConnection === true && !isOnline) setWaiting(true);
    else void run();
  }, [request, isOnline, run]);
  useEffect(() => {
    if (!waiting || !isOnline) return;
    setWaiting(false);
    void run();
  }, [waiting, isOnline, run]);

  const dialog = useMemo(
    () => (
      <Dialog open={open} onClose={cancel} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{request?.title ?? 'Title'}</DialogTitle>
        <DialogContent>
          <DialogContentText component="div">{request?.message ?? 'Description'}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={cancel} disabled={running} autoFocus>
            {translate('ra.action.cancel', { _: 'Cancel' })}
          </Button>
          <WaitingButton color="error" variant="contained" loading={running || waiting} onClick={confirmed}>
            {request?.confirmLabel ?? translate('ra.action.confirm', { _: 'Confirm' })}
          </WaitingButton>
        </DialogActions>
      </Dialog>
    ),
    [open, cancel, titleId, request, running, waiting, confirmed, translate],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {dialog}
    </ConfirmContext>
  );
};
