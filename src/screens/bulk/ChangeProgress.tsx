import { Alert, Box, Button, Collapse, LinearProgress, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useBulkWords } from './bulkWords.ts';
import { countsOf, endWord, isWhole } from './changeEnd.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface ChangeProgressProps {
  readonly task: ShownTask;
  readonly isRunning: boolean;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly isUndo?: boolean;
  /** It could not be asked how far it is. */
  readonly isUnread?: boolean;
  /** It goes on when this page is left. */
  readonly goesOn: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** How far a change of many is, and what became of each record. */
export const ChangeProgress = ({
  task,
  isRunning,
  busy,
  refusal,
  isUndo = false,
  isUnread = false,
  goesOn,
  onCancel,
  onRetry,
  onUndo,
  onClose,
}: ChangeProgressProps) => {
  const words = useBulkWords();
  const figure = useCount();
  const [open, setOpen] = useState(false);
  const { title, total, done, failed, isCancelling, message, rows } = task;
  const isComplete = isWhole(task);
  const canUndo = !isRunning && !busy && onUndo !== undefined && done > 0;
  useShortcut({
    keys: 'Ctrl+Z',
    label: words('keys.undo'),
    place: 'list',
    whileTyping: false,
    enabled: canUndo,
    run: () => onUndo?.(),
  });
  return (
    <Box
      role="region"
      aria-label={words('task.title')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Alert
        severity={isRunning ? 'info' : isComplete ? 'success' : 'warning'}
        icon={isRunning ? false : undefined}
        role="status"
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {title}
          </Typography>
          {isRunning && (
            <LinearProgress
              variant={total === 0 ? 'indeterminate' : 'determinate'}
              value={total === 0 ? 0 : ((done + failed) / total) * 100}
              aria-label={title}
              sx={{ flex: '1 1 140px', height: 6, borderRadius: 3 }}
            />
          )}
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {words(
              isRunning ? (failed > 0 ? 'task.running_failed' : 'task.running') : endWord(task, isUndo),
              countsOf(task, figure),
            )}{' '}
            {message}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: 'auto' }}>
            {isRunning ? (
              <WaitingButton
                size="small"
                color="inherit"
                loading={busy}
                disabled={isCancelling}
                onClick={onCancel}
              >
                {words(isCancelling ? 'task.cancelling' : 'task.cancel')}
              </WaitingButton>
            ) : (
              <>
                {!isComplete && (
                  <WaitingButton size="small" color="inherit" loading={busy} onClick={onRetry}>
                    {words('task.retry')}
                  </WaitingButton>
                )}
                {onUndo && done > 0 && (
                  <WaitingButton size="small" color="inherit" loading={busy} onClick={onUndo}>
                    {words('task.undo')}
                  </WaitingButton>
                )}
              </>
            )}
            <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
              {words('task.results')}
            </Button>
            {!isRunning && (
              <Button size="small" color="inherit" onClick={onClose}>
                {words('task.close')}
              </Button>
            )}
          </Box>
        </Box>
        {isUnread && <Box>{words('task.unread')}</Box>}
        {isRunning && goesOn && <Typography variant="caption">{words('task.goes_on')}</Typography>}
        {refusal !== undefined && <Box>{refusal}</Box>}
      </Alert>
      <Collapse in={open} mountOnEnter unmountOnExit>
        <Results rows={rows} />
      </Collapse>
    </Box>
  );
};

/** What failed first. */
const Results = ({ rows }: Pick<ShownTask, 'rows'>) => {
  const words = useBulkWords();
  const { resource, one } = useResourceNames();
  const { hasShow } = useResourceDefinition({ resource });
  const sorted = [...rows].sort((a, b) => Number(b.state === 'FAILED') - Number(a.state === 'FAILED'));
  return (
    <Box
      component="ul"
      sx={{ ...framedRowsSx, maxHeight: 240, overflow: 'auto', bgcolor: 'background.paper' }}
    >
      {sorted.map(({ key, label, state, message }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1.5, py: 0.5, fontSize: 13 }}
        >
          {hasShow === true ? (
            <Link component={RouterLink} to={recordPath(resource, key)} sx={{ color: 'text.primary' }}>
              {label || one}
            </Link>
          ) : (
            <span>{label || one}</span>
          )}
          <Box component="span" sx={{ color: state === 'FAILED' ? 'error.main' : 'text.secondary' }}>
            {message ?? words(`row.${state}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
