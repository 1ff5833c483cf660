import { Button } from '@mui/material';
import { use } from 'react';
import { Link as RouterLink } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ErrorScreen } from '#src/ui/ErrorScreen.tsx';
import { PageFailure } from '../PageFailure.tsx';
import { MissingRecordContext } from './MissingRecord.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useWayBack } from '../useWayBack.ts';

const notFound = 404;

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
  const { oneInText, manyInText } = useResourceNames();
  const { path, hasList } = useWayBack();
  const back = (
    <Button component={RouterLink} to={path} variant="outlined">
      {hasList ? say('record.back', { name: manyInText }) : say('error.home')}
    </Button>
  );
  const isMissing = error === null || error === undefined || isGone(error);
  if (!isMissing)
    return (
      <PageFailure error={error} onRetry={onRetry}>
        {back}
      </PageFailure>
    );
  const told = (
    <ErrorScreen
      status={notFound}
      title={say('error.title_missing')}
      message={say('record.not_found_text', { name: oneInText })}
    >
      {back}
    </ErrorScreen>
  );
  return Missing ? <Missing>{told}</Missing> : told;
};
