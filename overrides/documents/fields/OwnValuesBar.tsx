import { Box, Button, Typography } from '@mui/material';
import { RefusalNote } from '#overrides/refusals/index.ts';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { StaleDialog } from '#src/screens/form/stale/StaleDialog.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { barSx, stickySx } from '#src/ui/stickyBarSx.ts';
import { useDocumentWords } from '../documentWords.ts';
import type { Run } from '../runOperations.ts';
import type { OwnValuesState } from './useOwnValues.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface OwnValuesBarProps {
  readonly run: Run;
  readonly own: OwnValuesState;
}

/** What is typed and not saved: how much, the save, the way out; there only while there is something. */
export const OwnValuesBar = ({ run, own }: OwnValuesBarProps) => {
  const words = useDocumentWords();
  const isChanged = own.changes > 0;
  useLeaveGuard(isChanged ? words('own.leave') : '', () => false);
  useHoldPage(isChanged);
  const { met } = own;
  return (
    <Box
      role="region"
      aria-label={words('own.title')}
      aria-live="polite"
      sx={{ ...stickySx, display: 'grid', gap: 1 }}
    >
      {own.refusal !== undefined && <RefusalNote refusal={own.refusal} />}
      {isChanged && (
        <Box sx={barSx}>
          <Typography sx={{ flex: 1, minWidth: 0 }}>
            {words('own.changes', { smart_count: own.changes })}
          </Typography>
          <Button color="inherit" onClick={own.discard} disabled={own.busy}>
            {words('own.discard')}
          </Button>
          <WaitingButton variant="contained" onClick={own.save} loading={own.busy}>
            {words('own.save')}
          </WaitingButton>
        </Box>
      )}
      {met !== undefined && (
        <StaleDialog
          name={run.name}
          differences={met.conflicts.map(({ record, field, mine, theirs }) => ({
            source: `${record} ${field}`,
            mine,
            theirs,
            changedByMe: true,
          }))}
          nameOf={own.nameOf}
          saving={own.busy}
          onTakeTheirs={() => own.takeTheirs(met)}
          onKeepMine={() => own.keepMine(met)}
        />
      )}
    </Box>
  );
};
