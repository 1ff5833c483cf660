import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCall } from '#src/data/write/useCall.ts';
import { InputDialog } from '#src/ui/modal/InputDialog.tsx';
import { amendImportRowMutation, type ReadImport, type ReadRow } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface RowMendingProps {
  readonly found: ReadImport;
  readonly row: ReadRow;
  readonly onClose: () => void;
  readonly onMended: () => void;
  /** Goes on with the next row that is refused, or closes where there is none. */
  readonly onNext: () => void;
}

/** A row put right where it stands, and checked at once: it stays open while something is wrong with it. */
export const RowMending = ({ found, row, onClose, onMended, onNext }: RowMendingProps) => {
  const words = useImportWords();
  const titleId = useId();
  const [cells, setCells] = useState(row.cells);
  const [problems, setProblems] = useState(row.problems);
  const { send, busy, refusal } = useCall(amendImportRowMutation, onMended);
  const save = async () => {
    const input = { key: found.key, position: row.position, cells: [...cells] };
    const { data } = await send({ input });
    if (!data) return;
    setProblems(data.amendImportRow.problems);
    if (data.amendImportRow.problems.length === 0) onNext();
  };
  const problemAt = (index: number | null) =>
    problems
      .filter(({ column }) => (column ?? null) === index)
      .map(({ message }) => message)
      .join(' ');
  const firstWrong = row.problems.find(({ column }) => typeof column === 'number')?.column ?? 0;
  return (
    <InputDialog
      disableRestoreFocus
      sent={problems}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>
          {words('row.title', { line: row.line })}{' '}
          <Typography component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: 13 }}>
            {words('row.left', { smart_count: found.refused })}
          </Typography>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {problemAt(null) !== '' && <Alert severity="error">{problemAt(null)}</Alert>}
          {refusal && <Alert severity="error">{refusal.message}</Alert>}
          {found.columns.map(({ name }, index) => (
            <TextField
              key={index}
              size="small"
              margin="dense"
              label={name}
              value={cells[index] ?? ''}
              autoFocus={index === firstWrong}
              error={problemAt(index) !== ''}
              helperText={problemAt(index)}
              onChange={({ target }) => setCells(cells.with(index, target.value))}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {words('row.cancel')}
          </Button>
          <Button color="inherit" onClick={onNext}>
            {words('row.skip')}
          </Button>
          <WaitingButton type="submit" variant="contained" loading={busy}>
            {words('row.save')}
          </WaitingButton>
        </DialogActions>
      </Box>
    </InputDialog>
  );
};
