import RefreshIcon from '@mui/icons-material/Refresh';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { failureOf } from '../data/errors/failureOf.ts';
import { useWording } from '../fields/wording/useWording.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { RequestId } from '../ui/RequestId.tsx';
import { requestIdOf } from '../ui/requestIdOf.ts';

interface PageFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Its heading and the way to ask for something else stay above. */
  readonly within?: boolean;
  /** Other ways to go on. */
  readonly children?: ReactNode;
}

const forbidden = 403;

/** In place of a page that could not be read: its status, the reason, and what to do. */
export const PageFailure = ({ error, onRetry, within = false, children }: PageFailureProps) => {
  const say = useWording();
  const { status, message } = failureOf(error);
  const requestId = requestIdOf(error);
  const title = say(status === forbidden ? 'error.title_refused' : 'error.title');
  return (
    <ErrorScreen
      status={status}
      message={message}
      within={within}
      {...(within ? {} : { title })}
      details={
        requestId !== undefined && (
          <>
            {say('error.support')}
            <RequestId id={requestId} />
          </>
        )
      }
    >
      {status !== forbidden && (
        <Button variant="contained" startIcon={<RefreshIcon />} onClick={onRetry}>
          {say('error.retry')}
        </Button>
      )}
      {children}
    </ErrorScreen>
  );
};
