import { Button } from '@mui/material';
import { use } from 'react';
import { HttpError } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useWording } from '../../fields/wording/useWording.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailurePanel } from '../../ui/FailurePanel.tsx';
import { listPath } from '../recordPath.ts';
import { MissingRecordContext } from './MissingRecord.ts';
import { useResourceNames } from '../useResourceNames.ts';

/** A record that is not there (or hidden: S1 makes no difference), or could not be read. */
export const RecordFailure = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const say = useWording();
  const Missing = use(MissingRecordContext);
  const { resource, oneInText, manyInText } = useResourceNames();
  const isMissing =
    error === null || error === undefined || (error instanceof HttpError && error.status === 404);
  if (!isMissing) return <FailurePanel title={say('error.title')} error={error} onRetry={onRetry} />;
  const told = (
    <EmptyState
      title={say('record.not_found_title')}
      text={say('record.not_found_text', { name: oneInText })}
      action={
        <Button component={RouterLink} to={listPath(resource)} variant="outlined">
          {say('record.back', { name: manyInText })}
        </Button>
      }
    />
  );
  return Missing ? <Missing>{told}</Missing> : told;
};
