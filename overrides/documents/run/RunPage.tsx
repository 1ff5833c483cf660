import { HttpError, ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router';
import { RecordFailure } from '#src/screens/record/RecordFailure.tsx';
import { ScreenSkeleton } from '#src/screens/record/ScreenSkeleton.tsx';
import { RunView } from './RunView.tsx';
import { useRun } from './useRun.ts';

/** Documents of one kind for one event: what they say, making them, and what was made. */
export const RunPage = () => {
  const { key = '' } = useParams();
  const { data, error, refetch } = useRun(key);
  // Another try may fail while what was read before is still worth being seen.
  if (data !== undefined && !(error instanceof HttpError && error.status === 404))
    return <RunView key={key} run={data} />;
  if (error === null) return <ScreenSkeleton />;
  return (
    <ResourceContextProvider value="documentRuns">
      <RecordFailure error={error} onRetry={() => void refetch()} />
    </ResourceContextProvider>
  );
};
