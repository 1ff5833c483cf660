import { Button } from '@mui/material';
import { HttpError } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { FailurePanel } from '../../../../src/ui/FailurePanel.tsx';
import { useWizardWords } from '../words/useWizardWords.ts';

/** An event that is not there (or hidden: S1 makes no difference), or could not be read. */
export const EventFailure = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const words = useWizardWords();
  if (!(error instanceof HttpError && error.status === 404))
    return <FailurePanel title={words('event.failed')} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={words('event.missing')}
      text={words('event.missing_text')}
      action={
        <Button component={RouterLink} to="/events" variant="outlined">
          {words('event.to_list')}
        </Button>
      }
    />
  );
};
