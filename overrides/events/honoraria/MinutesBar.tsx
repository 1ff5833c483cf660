import { Alert, Box, Button } from '@mui/material';
import { useRef } from 'react';
import { RefusalNote } from '#overrides/refusals/index.ts';
import { useSaveKey } from '#src/ui/keyboard/useSheetKeys.ts';
import { barSx, stickySx } from '#src/ui/stickyBarSx.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import type { Minutes } from './useMinutes.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** What is typed and not saved: how much, what is in the way, and the way out. */
export const MinutesBar = ({ minutes }: { readonly minutes: Minutes }) => {
  const words = useHonorariaWords();
  const { changes, canSave, saving, isStale, refusal, preview, save, undo } = minutes;
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey({ label: words('save'), button, enabled: changes > 0 });
  const note = () => {
    if (!canSave) return words('edit_wrong');
    if (preview.isComing) return words('working');
    return preview.isError ? words('preview_failed') : '';
  };
  return (
    <Box role="region" aria-live="polite" sx={{ ...stickySx, display: 'grid', gap: 1 }}>
      {isStale && <Alert severity="warning">{words('stale')}</Alert>}
      {refusal !== undefined && <RefusalNote refusal={refusal} />}
      {changes > 0 && (
        <Box sx={barSx}>
          <Box sx={{ flex: '1 1 160px', color: 'text.secondary', fontSize: '0.75rem' }}>
            {words('changed', { smart_count: changes })} <span>{note()}</span>
          </Box>
          <Button color="inherit" onClick={undo} disabled={saving}>
            {words('undo')}
          </Button>
          <WaitingButton
            ref={button}
            variant="contained"
            loading={saving}
            disabled={!canSave}
            onClick={() => void save()}
          >
            {words('save')}
          </WaitingButton>
        </Box>
      )}
    </Box>
  );
};
