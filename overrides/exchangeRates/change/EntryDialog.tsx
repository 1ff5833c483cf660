import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { DayField } from '#src/fields/date/DayField.tsx';
import { todayIn } from '#src/fields/date/days.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { formatDifference, formatRate, readRate } from '../rateFigures.ts';
import type { SetInForce } from '../rateOperations.ts';
import { useRateWords, type RateWords, refusalText } from '../rateWords.ts';
import { useKeepRates } from '../useRates.ts';
import { entered, isComplete, type EnteredLine } from './entered.ts';
import { useSetBefore } from './useSetBefore.ts';

interface EntryDialogProps {
  readonly base: string;
  readonly inForce: SetInForce | undefined;
  /** What is missing; empty where nothing is. */
  readonly currency: string;
  readonly onClose: () => void;
}

/** Rates by hand, with a reason: those that are named change, the others are taken over. */
export const EntryDialog = ({ base, inForce, currency, onClose }: EntryDialogProps) => {
  const words = useRateWords();
  const [day, setDay] = useState(todayIn(null));
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState<readonly EnteredLine[]>([{ key: 0, target: currency, text: '' }]);
  const keep = useKeepRates(onClose);
  const before = useSetBefore(base, inForce, day);
  const known = new Map(before.set?.rates.map(({ target, rate }) => [target, rate]));
  const change = (key: number, given: Partial<EnteredLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...given } : line)));
  const add = () =>
    setLines([...lines, { key: Math.max(...lines.map(({ key }) => key), 0) + 1, target: '', text: '' }]);
  const submit = () =>
    keep.mutate({
      entered: { base, day, reason, ...entered(lines, known), follows_id: before.set?.id ?? null },
    });
  const refusal = keep.error ?? before.error;
  return (
    <FormDialog
      title={words('enter_title')}
      maxWidth="sm"
      submitLabel={words('keep')}
      closeLabel={words('close')}
      busy={keep.isPending}
      disabled={day === '' || !before.isKnown || reason.trim() === '' || !isComplete(lines, known)}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField
        label={words('day')}
        helperText={words('day_help')}
        value={day}
        onChange={setDay}
        sx={{ mt: 1, justifySelf: 'start' }}
      />
      {lines.map((line) => (
        <RateLine
          key={line.key}
          line={line}
          base={base}
          before={known.get(line.target)}
          isInForce={before.set?.id === inForce?.id}
          onChange={(given) => change(line.key, given)}
          onRemove={
            lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : undefined
          }
        />
      ))}
      <Button startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
        {words('add')}
      </Button>
      <TextField
        size="small"
        required
        label={words('reason')}
        helperText={words('reason_help')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {refusal && <Alert severity="error">{refusalText(refusalOf(refusal), words)}</Alert>}
    </FormDialog>
  );
};

interface RateLineProps {
  readonly line: EnteredLine;
  readonly base: string;
  /** The rate in the set that is followed. */
  readonly before: number | undefined;
  /** Which is the one in force. */
  readonly isInForce: boolean;
  readonly onChange: (given: Partial<EnteredLine>) => void;
  readonly onRemove: (() => void) | undefined;
}

const RateLine = ({ line: { target, text }, base, before, isInForce, onChange, onRemove }: RateLineProps) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  const rate = readRate(text);
  const isWrong = text.trim() !== '' && rate === null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        size="small"
        label={words('currency')}
        value={target}
        autoFocus={target === ''}
        onChange={(event) => onChange({ target: event.target.value.toUpperCase() })}
        slotProps={{ htmlInput: { maxLength: 3, spellCheck: false } }}
        sx={{ width: 120 }}
      />
      <TextField
        size="small"
        label={words('rate')}
        value={text}
        error={isWrong}
        helperText={
          isWrong ? words('not_a_rate') : besideRate({ base, before, isInForce, rate }, words, locale)
        }
        onChange={(event) => onChange({ text: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', className: 'tabular' } }}
        sx={{ flex: 1 }}
      />
      {onRemove && (
        <IconButton aria-label={words('remove')} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      )}
    </Box>
  );
};

interface Beside {
  readonly base: string;
  readonly before: number | undefined;
  readonly isInForce: boolean;
  readonly rate: number | null;
}

/** What the rate is now, or was that day, and how far from it the new one is: a slip of the point is seen before it is kept. */
function besideRate({ base, before, isInForce, rate }: Beside, words: RateWords, locale: string): string {
  if (before === undefined) return words('rate_help', { base });
  const now = words(isInForce ? 'now' : 'that_day', { rate: formatRate(before, locale) });
  return `${now} · ${rate === null ? words('empty_leaves') : formatDifference(before, rate, locale)}`;
}
