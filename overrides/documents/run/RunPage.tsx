import { useParams } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { RefusedPage } from '#src/screens/access/RefusedPage.tsx';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { RunView } from './RunView.tsx';
import { useRun } from '../useRun.ts';

/** Documents of one kind for one event: what they say, making them, and what was made. */
export const RunPage = () => {
  const { key = '' } = useParams();
  const read = useMayIn('documentRuns', 'list');
  return read.allowed ? <AwaitedRun runKey={key} /> : <RefusedPage why={read.why} />;
};

const AwaitedRun = ({ runKey: key }: { readonly runKey: string }) => {
  const { data, error, refetch } = useRun(key);
  // Another try may fail while what was read before is still worth being seen.
  if (data !== undefined && !isGone(error)) return <RunView key={key} run={data} />;
  return <RecordAwaited error={error} refetch={refetch} resource="documentRuns" />;
};
