import { Box, LinearProgress, Typography } from '@mui/material';
import type { ReadImport } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import type { Import } from './useImport.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface ImportUnderWayProps {
  readonly current: Import;
  readonly found: ReadImport;
}

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** How far it is. The button that began it is gone: the focus waits here, and not where a second Enter would stop it. */
export const ImportUnderWay = ({ current, found }: ImportUnderWayProps) => {
  const words = useImportWords();
  const isRunning = found.state === 'RUNNING';
  const total = isRunning ? found.created + found.changed : found.rows;
  const done = isRunning ? found.done + found.failed : found.checked;
  const said = words(isRunning ? 'running' : 'checking', { done, total });
  return (
    <Box
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-label={words(isRunning ? 'running.name' : 'checking.name')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        outline: 'none',
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography aria-live="polite" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {said}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={said}
          value={total === 0 ? 100 : Math.min(100, (100 * done) / total)}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words(current.error === null ? 'goes_on' : 'progress_unread')}
        </Typography>
      </Box>
      <WaitingButton variant="outlined" loading={current.busy} onClick={current.stop}>
        {words('stop')}
      </WaitingButton>
    </Box>
  );
};
