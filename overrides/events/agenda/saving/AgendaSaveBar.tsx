import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, Box, Button } from '@mui/material';
import { useRef } from 'react';
import { useLeaveGuard } from '#src/screens/form/leave/useLeaveGuard.ts';
import { useSheetKeys } from '#src/ui/keyboard/useSheetKeys.ts';
import { useTypingCell } from '#src/ui/keyboard/typingCell.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { StepButton } from '#src/ui/StepButton.tsx';
import { stickyBarSx } from '#src/ui/stickyBarSx.ts';
import { useAgendaWords, type AgendaWords } from '../agendaWords.ts';
import type { StepLabel } from '#overrides/events/history.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { AgendaStaleDialog } from './AgendaStaleDialog.tsx';
import { useSaving } from './useSaving.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** Stays in sight: steps back and forth, what is wrong, and the one save. */
export const AgendaSaveBar = () => {
  const words = useAgendaWords();
  const confirm = useConfirm();
  const state = useProgramme();
  const { dirty, findings, history, undo, redo, undoLabel, redoLabel, base, modified, settle, plan } = state;
  const saving = useSaving();
  const { stale } = saving;
  const button = useRef<HTMLButtonElement>(null);
  const isUnsaved = useTypingCell() || dirty;
  const steps = {
    undo: { label: stepLabel('save.undo', undoLabel, words), run: undoLabel && undo },
    redo: { label: stepLabel('save.redo', redoLabel, words), run: redoLabel && redo },
  };
  useSheetKeys({
    ...steps,
    save: { label: words('save.run'), button, enabled: isUnsaved },
  });
  useLeaveGuard(isUnsaved ? words('save.leave') : '', () => false);
  const count = (severity: 'error' | 'warning') => findings.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const discard = () =>
    confirm({
      title: words('save.discard_title'),
      message: words('save.discard_text'),
      confirmLabel: words('save.discard'),
      action: () => settle(base, modified),
    });
  return (
    <Box sx={barSx}>
      {saving.refusal !== undefined && (
        <Alert severity="error" sx={refusalSx}>
          {saving.refused.length === 0 && saving.refusal.message}
          {saving.refused.map(({ name, message }, index) => (
            <div key={index}>{name === '' ? message : words('save.refused', { name, message })}</div>
          ))}
        </Alert>
      )}
      <StepButton label={steps.undo.label} onPress={steps.undo.run}>
        <UndoIcon fontSize="small" />
      </StepButton>
      <StepButton label={steps.redo.label} onPress={steps.redo.run}>
        <RedoIcon fontSize="small" />
      </StepButton>
      <Box role="status" sx={{ flex: '1 1 120px', minWidth: 0, color: 'text.secondary', fontSize: 12 }}>
        {isUnsaved
          ? words('save.dirty', { smart_count: Math.max(history.past.length, 1) })
          : words('save.clean')}
        {warnings > 0 && `${isUnsaved ? ' ·' : ''} ${words('save.warnings', { smart_count: warnings })}`}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {errors > 0 && (
          <Button size="small" color="error" onClick={focusFirstError}>
            {words('save.errors', { smart_count: errors })}
          </Button>
        )}
        {dirty && (
          <Button color="inherit" onClick={discard}>
            {words('save.discard')}
          </Button>
        )}
        <WaitingButton
          ref={button}
          variant="contained"
          // Not closed by an error: the press itself may take over the cell that mends it.
          onClick={() => (errors > 0 ? focusFirstError() : dirty && saving.save())}
          loading={saving.busy}
          disabled={!isUnsaved}
        >
          {words('save.run')}
        </WaitingButton>
      </Box>
      {stale !== undefined && (
        <AgendaStaleDialog
          stale={stale}
          plan={plan}
          busy={saving.busy}
          onBoth={() => saving.keepBoth(stale)}
          onMine={() => saving.keepMine(stale)}
          onTheirs={() => saving.takeTheirs(stale)}
        />
      )}
    </Box>
  );
};

type StepCode = 'save.undo' | 'save.redo';

const stepLabel = (code: StepCode, label: StepLabel | undefined, words: AgendaWords): string =>
  label === undefined ? words(`${code}_none`) : words(code, { step: stepText(label, words) });

function stepText({ code, name }: StepLabel, words: AgendaWords): string {
  // The day view names steps of its own; a code is a key of the words.
  const step = words(`step.${code}` as Parameters<AgendaWords>[0]);
  return name === undefined || name === '' ? step : `${step} (${name})`;
}

function focusFirstError(): void {
  const field = document.querySelector<HTMLElement>(
    '[data-item] [aria-invalid="true"], [data-section] [aria-invalid="true"]',
  );
  const row = document.querySelector('[data-has-errors] [data-column]');
  const target = field ?? (row instanceof HTMLElement ? row : null);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}

const refusalSx = {
  flex: '1 0 100%',
  maxHeight: '40vh',
  overflowY: 'auto',
  '& .MuiAlert-message': { overflowWrap: 'anywhere' },
} as const;

const barSx = { ...stickyBarSx, gap: 0.5, px: 1.5, py: 1, mt: 2 } as const;
