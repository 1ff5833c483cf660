import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
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
  const [stage, setStage] = useState<'closed' | 'asked' | 'waiting' | 'running'>('closed');
  const isOnline = useOnline();
  const [titleId, messageId] = [useId(), useId()];
  const translate = useTranslate();

  const ask = useCallback<Confirm>((next) => {
    setRequest(next);
    setStage('asked');
  }, []);

  const cancel = () => {
    if (stage !== 'running') setStage('closed');
  };
  useOnLeave(cancel);

  const run = async () => {
    setStage('running');
    try {
      await request?.action();
    } catch (error) {
      console.error('A confirmed action failed.', error);
    } finally {
      setStage('closed');
    }
  };

  const confirmed = () => {
    if (request?.needsConnection === true && !isOnline) setStage('waiting');
    else void run();
  };
  const connected = useEffectEvent(() => {
    if (stage === 'waiting') void run();
  });
  useEffect(() => {
    if (isOnline) connected();
  }, [isOnline]);

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={stage !== 'closed'}
        onClose={cancel}
        maxWidth="xs"
        fullWidth
        aria-labelledby={titleId}
        aria-describedby={messageId}
      >
        <DialogTitle id={titleId}>{request?.title ?? 'Title'}</DialogTitle>
        <DialogContent>
          <DialogContentText id={messageId} component="div">
            {request?.message ?? 'Description'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={cancel} disabled={stage === 'running'} autoFocus>
            {translate('ra.action.cancel', { _: 'Cancel' })}
          </Button>
          <WaitingButton
            color="error"
            variant="contained"
            loading={stage === 'running' || stage === 'waiting'}
            onClick={confirmed}
          >
            {request?.confirmLabel ?? translate('ra.action.confirm', { _: 'Confirm' })}
          </WaitingButton>
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  );
};
