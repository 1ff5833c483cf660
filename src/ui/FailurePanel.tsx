import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { requestIdOf } from './requestIdOf.ts';

export interface FailurePanelProps {
  /** What happened, in words. */
  readonly title: string;
  /** What to do. */
  readonly advice?: string;
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** Says what happened and what to do, and gives a way to copy the request id. */
export const FailurePanel = ({
  title,
  advice = 'Try again. If it keeps happening, tell support and give them the request id.',
  error,
  onRetry,
}: FailurePanelProps) => {
  const [copied, setCopied] = useState(false);
  const requestId = requestIdOf(error);
  const copy = async () => {
    if (!requestId) return;
    await navigator.clipboard.writeText(requestId);
    setCopied(true);
  };
  return (
    <Alert severity="error" role="alert" sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box>{advice}</Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {onRetry && (
          <Button size="small" variant="outlined" startIcon={<RefreshIcon />} onClick={onRetry}>
            Try again
          </Button>
        )}
        {requestId && (
          <Button size="small" color="inherit" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            {copied ? 'Copied' : `Copy request id ${requestId.slice(0, 8)}`}
          </Button>
        )}
      </Box>
    </Alert>
  );
};
