import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { RefusalNote } from '#overrides/refusals/index.ts';
import { useDocumentWords } from '../documentWords.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import type { useTask } from '#src/data/task/useTask.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface TaskProgressProps {
  readonly progress: ReturnType<typeof useTask>;
  /** What is said where all of it came out. */
  readonly done: 'task.done' | 'send.done';
}

/** One bar for the whole, with what became of it; nothing before anything was asked for. */
export const TaskProgress = ({ progress, done: doneWord }: TaskProgressProps) => {
  const words = useDocumentWords();
  const { task, isRunning, isSeen, isUnread, busy, refusal } = progress;
  if (task === null) return null;
  const { id, state, done, failed, total, isCancelling, message } = task;
  const isWhole = state === 'DONE' && failed === 0;
  if (isWhole && !isSeen) return null;
  const counts = { done, failed, total, smart_count: total };
  return (
    <Box role="region" aria-label={words('task.title')} sx={{ display: 'grid', gap: 1 }}>
      {isRunning && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <LinearProgress
            variant={total === 0 ? 'indeterminate' : 'determinate'}
            value={total === 0 ? 0 : ((done + failed) / total) * 100}
            aria-label={task.title}
            sx={{ flex: '1 1 160px', height: 6, borderRadius: 3 }}
          />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {words(failed > 0 ? 'task.running_failed' : 'task.running', counts)}
          </Typography>
          <WaitingButton
            size="small"
            color="inherit"
            loading={busy}
            disabled={isCancelling}
            onClick={() => void progress.cancel(id)}
          >
            {words(isCancelling ? 'task.cancelling' : 'task.cancel')}
          </WaitingButton>
        </Box>
      )}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {!isRunning && (
          <Alert
            severity={state === 'FAILED' || failed > 0 ? 'warning' : state === 'DONE' ? 'success' : 'info'}
            action={
              !isWhole && (
                <WaitingButton
                  size="small"
                  color="inherit"
                  loading={busy}
                  onClick={() => void progress.retry(id)}
                >
                  {words('task.retry')}
                </WaitingButton>
              )
            }
          >
            {words(endWord(task) ?? doneWord, counts)} {message}
          </Alert>
        )}
        {isRunning && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {words(isUnread ? 'task.unread' : 'task.goes_on')}
          </Typography>
        )}
      </Box>
      {refusal !== undefined && <RefusalNote refusal={refusal} />}
    </Box>
  );
};

function endWord({ state, failed }: ShownTask) {
  if (state === 'CANCELLED') return 'task.cancelled';
  if (state === 'FAILED') return 'task.failed';
  return failed > 0 ? 'task.partly' : undefined;
}
