import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { isUnderWay, pollQuery } from '#src/data/task/taskOperations.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { useTask } from '#src/data/task/useTask.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { type KeptChange, useKeptChange } from '../list/selection/useKeptChange.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { useBulkWords } from './bulkWords.ts';
import { undoMutation } from './changeOperations.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';

const TryRest = lazyPart(() => import('./TryRest.tsx'), 'TryRest');

const lookMs = 2_000;

/** The change that was last begun on this list, until it is closed: also after a reload, and wherever one signs in. */
export function LatestChange({ kept }: { readonly kept: KeptChange }) {
  const words = useBulkWords();
  const ask = useAsk();
  const { resource } = useResourceNames();
  const [, setKept] = useKeptChange(resource);
  const { data, error } = useQuery({
    queryKey: ['tasks', 'kept', kept.id],
    queryFn: async ({ signal }) => (await ask(pollQuery, { id: kept.id }, signal)).task,
    refetchInterval: ({ state }) => (state.data === undefined && state.error ? lookMs : false),
  });
  // Tasks are forgotten some time after they have ended.
  useEffect(() => {
    if (data === null) setKept(null);
  }, [data, setKept]);
  if (data === undefined && error)
    return (
      <Alert
        severity="warning"
        role="status"
        action={
          <Button size="small" color="inherit" onClick={() => setKept(null)}>
            {words('task.close')}
          </Button>
        }
      >
        {words('task.unread')}
      </Alert>
    );
  return data ? <Followed key={data.id} known={data} isUndo={kept.isUndo} /> : null;
}

const Followed = ({ known, isUndo }: { readonly known: ShownTask; readonly isUndo: boolean }) => {
  const { resource } = useResourceNames();
  const [, setKept] = useKeptChange(resource);
  const [isTrying, setTrying] = useState(false);
  const refresh = useRefresh();
  const { task, isRunning, isUnread, busy, refusal, cancel, retry } = useTask(known, refresh);
  // A short one has ended before it was looked at: the rows are those of before it.
  const hasEnded = !isUnderWay(known);
  useEffect(() => {
    if (hasEnded) refresh();
  }, [hasEnded, refresh]);
  const undoing = useCall(undoMutation);
  const once = useOnceKey();
  const undo = async (id: string) => {
    const outcome = await undoing.send({ task: id, idempotency_key: once.key });
    once.heard(outcome);
    if (outcome.data) setKept({ id: outcome.data.undoRecordChange.id, isUndo: true });
  };
  const isGone = task === null;
  useEffect(() => {
    if (isGone) setKept(null);
  }, [isGone, setKept]);
  if (isGone) return null;
  return (
    <>
      {isTrying && (
        <Suspense fallback={null}>
          <TryRest
            task={task.id}
            onClose={() => setTrying(false)}
            onRun={(expected) => {
              setTrying(false);
              void retry(task.id, expected);
            }}
          />
        </Suspense>
      )}
      <ChangeProgress
        task={task}
        isRunning={isRunning}
        busy={busy || undoing.busy}
        refusal={(refusal ?? undoing.refusal)?.message}
        isUndo={isUndo}
        isUnread={isUnread}
        goesOn
        onCancel={() => void cancel(task.id)}
        onRetry={() => (isUndo ? void retry(task.id) : setTrying(true))}
        onUndo={isUndo ? undefined : () => void undo(task.id)}
        onClose={() => setKept(null)}
      />
    </>
  );
};
