import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { DayField } from '#src/fields/date/DayField.tsx';
import { todayIn } from '#src/fields/date/days.ts';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { ratePreviewQuery } from '../rateOperations.ts';
import { useRateWords, refusalText } from '../rateWords.ts';
import { useKeepRates } from '../useRates.ts';
import { RatePreviewTable } from './RatePreviewTable.tsx';

interface ImportDialogProps {
  readonly base: string;
  readonly onClose: () => void;
}

/** A file of rates: pasted or chosen, looked at, and only then kept. */
export const ImportDialog = ({ base: usual, onClose }: ImportDialogProps) => {
  const words = useRateWords();
  const [file, setFile] = useState({ base: usual, day: todayIn(null), text: '' });
  const [leavesOut, setLeavesOut] = useState(false);
  const preview = usePreview();
  const keep = useKeepRates(onClose);
  const change = (given: Partial<typeof file>) => {
    setFile({ ...file, ...given });
    preview.reset();
    keep.reset();
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) change({ text: await chosen.text() });
  };
  const seen = preview.data;
  const submit = () => {
    if (!seen) return preview.mutate(file);
    keep.mutate({ imported: { ...file, leave_out: leavesOut, follows_id: seen.followsId } });
  };
  const problems = seen?.problems.length ?? 0;
  const mayKeep =
    !seen || ((problems === 0 || leavesOut) && seen.changes.some(({ kind }) => kind !== 'MISSING'));
  const refusal = preview.error ?? keep.error;
  return (
    <FormDialog
      title={words('import_title')}
      maxWidth="sm"
      submitLabel={words(seen ? 'take' : 'preview')}
      closeLabel={words('close')}
      busy={preview.isPending || keep.isPending}
      disabled={file.text.trim() === '' || file.day === '' || !mayKeep}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, pt: 1, '& > *': { flexShrink: 0 } }}
      >
        <TextField
          size="small"
          label={words('base')}
          value={file.base}
          onChange={(event) => change({ base: event.target.value.toUpperCase() })}
          slotProps={{ htmlInput: { maxLength: 3 } }}
          sx={{ width: 88 }}
        />
        <DayField
          label={words('day')}
          value={file.day}
          onChange={(day) => change({ day })}
          sx={{ width: 170 }}
        />
        <Button component="label" sx={{ ml: 'auto' }}>
          {words('file')}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            hidden
            onChange={(event) => void choose(event)}
          />
        </Button>
      </Box>
      <TextField
        multiline
        minRows={4}
        maxRows={8}
        label={words('text')}
        helperText={words('text_help')}
        value={file.text}
        onChange={(event) => change({ text: event.target.value })}
        slotProps={{ htmlInput: { spellCheck: false, sx: { fontFamily: 'monospace' } } }}
      />
      {seen && <RatePreviewTable preview={seen} />}
      {problems > 0 && (
        <FormControlLabel
          control={<Checkbox checked={leavesOut} onChange={(_, checked) => setLeavesOut(checked)} />}
          label={words('leave_out', { smart_count: problems })}
        />
      )}
      {refusal && <Alert severity="error">{refusalText(refusalOf(refusal), words)}</Alert>}
    </FormDialog>
  );
};

/** Nothing is written by it, and nothing of it is kept: it is asked for at a click. */
function usePreview() {
  const ask = useAsk();
  return useMutation({
    mutationFn: async (variables: { base: string; day: string; text: string }) =>
      (await ask(ratePreviewQuery, variables)).exchangeRatePreview,
  });
}
