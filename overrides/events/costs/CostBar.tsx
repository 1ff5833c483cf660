import { Box, Button } from '@mui/material';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { type ReactNode, useRef } from 'react';
import { useSheetKeys } from '#src/ui/keyboard/useSheetKeys.ts';
import { useTypingCell } from '#src/ui/keyboard/typingCell.ts';
import { StepButton } from '#src/ui/StepButton.tsx';
import { stickyBarSx } from '#src/ui/stickyBarSx.ts';
import { useCostWords } from './costWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface CostBarProps {
  /** Those of cells that have been left. */
  readonly changes: number;
  /** Lines that cannot be read. */
  readonly problems: number;
  readonly saving: boolean;
  /** Why it was not saved, where it was not. */
  readonly refusal: ReactNode;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Stays in sight under the sheet: what is not saved yet, and the ways back. */
export const CostBar = ({
  changes,
  problems,
  saving,
  refusal,
  undo,
  redo,
  onSave,
  onDiscard,
}: CostBarProps) => {
  const words = useCostWords();
  const steps = [
    { label: words('bar.undo'), icon: <UndoIcon fontSize="small" />, act: undo },
    { label: words('bar.redo'), icon: <RedoIcon fontSize="small" />, act: redo },
  ];
  const button = useRef<HTMLButtonElement>(null);
  const unsaved = Math.max(changes, useTypingCell() ? 1 : 0);
  useSheetKeys({
    undo: { label: words('bar.undo'), run: undo },
    redo: { label: words('bar.redo'), run: redo },
    save: { label: words('bar.save'), button, enabled: unsaved > 0 },
  });
  return (
    <Box sx={{ ...stickyBarSx, gap: 1 }}>
      {refusal}
      <Box role="status" sx={{ flex: '1 1 120px', color: 'text.secondary', fontSize: 12 }}>
        {problems > 0 && (
          <Box sx={{ color: 'error.main', fontSize: 14 }}>
            {words('bar.problems', { smart_count: problems })}
          </Box>
        )}
        {unsaved === 0 ? words('bar.saved') : words('bar.changes', { smart_count: unsaved })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        {steps.map(({ label, icon, act }) => (
          <StepButton key={label} label={label} onPress={act}>
            {icon}
          </StepButton>
        ))}
        <Button color="inherit" disabled={changes === 0 || saving} onClick={onDiscard}>
          {words('bar.discard')}
        </Button>
        <WaitingButton
          ref={button}
          variant="contained"
          disabled={unsaved === 0}
          loading={saving}
          onClick={onSave}
        >
          {words('bar.save')}
        </WaitingButton>
      </Box>
    </Box>
  );
};
