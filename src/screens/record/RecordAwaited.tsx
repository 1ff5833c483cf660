import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { RecordFailure } from './RecordFailure.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

interface RecordAwaitedProps {
  readonly error: unknown;
  /** Whether an answer is still to come where there is no error. */
  readonly isPending?: boolean;
  readonly refetch: () => unknown;
  /** What it is a record of, where the page is none of a resource's own. */
  readonly resource?: string;
  readonly skeleton?: ReactNode;
}

/** In place of a record that is not there: on its way, or why it does not come. */
export const RecordAwaited = ({
  error,
  isPending = true,
  refetch,
  resource,
  skeleton = <ScreenSkeleton />,
}: RecordAwaitedProps) => {
  if (!error && isPending) return skeleton;
  const failure = <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (resource === undefined) return failure;
  return <ResourceContextProvider value={resource}>{failure}</ResourceContextProvider>;
};
