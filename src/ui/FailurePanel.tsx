import RefreshIcon from '@mui/icons-material/Refresh';
import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RequestId } from './RequestId.tsx';
import { requestIdOf } from './requestIdOf.ts';

interface FailurePanelProps {
  /** What happened, in words; else the whole page is meant. */
  readonly title?: string;
  /** What to do. */
  readonly advice?: string;
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** Says what happened in a part of a page and what to do, with the request id where there is one. */
export const FailurePanel = ({ title, advice, error, onRetry }: FailurePanelProps) => {
  const translate = useTranslate();
  const requestId = requestIdOf(error);
  return (
    <Alert severity="error" role="alert" sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ fontWeight: 600 }}>
        {title ?? translate('ui.failed', { _: 'This page could not be shown.' })}
      </Box>
      <Box>{advice ?? usualAdvice(requestId, translate)}</Box>
      {requestId !== undefined && <RequestId id={requestId} />}
      {onRetry && (
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" startIcon={<RefreshIcon />} onClick={onRetry}>
            {translate('ui.retry', { _: 'Try again' })}
          </Button>
        </Box>
      )}
    </Alert>
  );
};

const usualAdvice = (requestId: string | undefined, translate: ReturnType<typeof useTranslate>): string =>
  requestId === undefined
    ? translate('ui.advice', { _: 'Try again. If it keeps happening, tell support.' })
    : translate('ui.advice_id', {
        _: 'Try again. If it keeps happening, tell support and give them the request id.',
      });
