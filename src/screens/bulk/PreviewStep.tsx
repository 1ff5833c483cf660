import { Alert, Box, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@mui/material';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { Row } from '#src/data/Row.ts';
import type { BulkField } from './bulkFields.tsx';
import type { PreviewRow } from './BulkPreview.ts';
import { useBulkWords } from './bulkWords.ts';
import { PreviewRows } from './PreviewRows.tsx';
import type { Preview } from './usePreview.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface PreviewStepProps {
  readonly preview: Preview;
  readonly fields: readonly BulkField[];
  /** The new values by the names of the inputs. */
  readonly asked: Row;
  /** The server has tried it out; else only what each record holds is known. */
  readonly isTried: boolean;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onBack: () => void;
  readonly onRun: (rows: readonly PreviewRow[]) => void;
}

const states = ['CHANGES', 'REFUSED', 'UNCHANGED'] as const;
type Shown = (typeof states)[number];
const countWords = {
  CHANGES: 'preview.changing',
  UNCHANGED: 'preview.unchanged',
  REFUSED: 'preview.refused',
} as const;

/** Rows of which rules of several at once may be told only while it runs. */
const together = 50;

/** What a change would do, row by row; the number on the button is what will be done. */
export const PreviewStep = ({
  preview,
  fields,
  asked,
  isTried,
  busy,
  refusal,
  onBack,
  onRun,
}: PreviewStepProps) => {
  const words = useBulkWords();
  const say = useWording();
  const [chosen, setChosen] = useState<Shown>();
  const { rows, looked, ids, isDone, gone } = preview;
  const total = ids.length;
  const figure = useCount();
  const of = (state: Shown) => rows.filter((row) => row.state === state);
  const changing = of('CHANGES');
  const offered = states.filter((state) => of(state).length > 0);
  const shown = chosen ?? offered[0] ?? 'CHANGES';
  const problem = preview.refusal?.message ?? refusal;
  const mayRun = isDone && changing.length > 0;
  const isStuck = preview.refusal !== undefined;
  const back = useRef<HTMLButtonElement>(null);
  const rowsLooked = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const runner = useRef<HTMLButtonElement>(null);
  const isOver = isDone && !mayRun;
  // The button that had the focus went with the step before. Enter does nothing while rows are looked at: it would go back.
  useEffect(() => {
    const place = mayRun ? runner : isStuck ? again : isOver ? back : rowsLooked;
    place.current?.focus();
  }, [mayRun, isStuck, isOver]);
  const runByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !mayRun || busy) return;
    event.preventDefault();
    onRun(changing);
  };
  return (
    <Box onKeyDown={runByKey} sx={{ display: 'contents' }}>
      <DialogContent
        ref={rowsLooked}
        tabIndex={-1}
        sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 280 }}
      >
        {!isDone && (!isStuck || looked > 0) && (
          <Box role="status">
            <LinearProgress
              variant={total === 0 ? 'indeterminate' : 'determinate'}
              value={total === 0 ? 0 : (looked / total) * 100}
              aria-label={words('fields.preview')}
              sx={{ height: 6, borderRadius: 3, mb: 0.5 }}
            />
            <Typography variant="body2">
              {words('preview.checking', { looked: figure(looked), total: figure(total) })}
            </Typography>
          </Box>
        )}
        {problem !== undefined && (
          <Alert
            severity="error"
            action={
              isStuck && (
                <Button ref={again} color="inherit" size="small" onClick={preview.goOn}>
                  {say('error.retry')}
                </Button>
              )
            }
          >
            {problem}
          </Alert>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={words('preview.show')}
          onChange={(_event, next: Shown | null) => next !== null && setChosen(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {offered.map((state) => (
            <ToggleButton key={state} value={state}>
              {words(countWords[state], { smart_count: of(state).length })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isDone && changing.length === 0 && problem === undefined && (
          <Alert severity="info">{words('preview.nothing')}</Alert>
        )}
        {gone > 0 && <Alert severity="warning">{words('preview.gone', { smart_count: gone })}</Alert>}
        <PreviewRows key={shown} rows={of(shown)} fields={fields} asked={asked} />
        {(!isTried || total > together) && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {words(isTried ? 'preview.again' : 'preview.browser')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={back} color="inherit" onClick={onBack}>
          {words('dialog.back')}
        </Button>
        <WaitingButton
          ref={runner}
          variant="contained"
          loading={busy}
          disabled={!mayRun}
          onClick={() => onRun(changing)}
        >
          {words('preview.run', { smart_count: changing.length })}
        </WaitingButton>
      </DialogActions>
    </Box>
  );
};
