import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useCall } from '#src/data/write/useCall.ts';
import { amendImportRowMutation, type ReadImport, type ReadRow } from './importOperations.ts';
import { useImportWords } from './importWords.ts';

interface RowMendingProps {
  readonly found: ReadImport;
  readonly row: ReadRow;
  readonly onClose: () => void;
  readonly onMended: () => void;
}

/** A row put right where it stands, and checked at once: it stays open while something is wrong with it. */
export const RowMending = ({ found, row, onClose, onMended }: RowMendingProps) => {
  const words = useImportWords();
  const [cells, setCells] = useState(row.cells);
  const [problems, setProblems] = useState(row.problems);
  const { send, busy, refusal } = useCall(useDataClient(), amendImportRowMutation, onMended);
  const save = async () => {
    const input = { key: found.key, position: row.position, cells: [...cells] };
    const { data } = await send({ input });
    if (!data) return;
    setProblems(data.amendImportRow.problems);
    if (data.amendImportRow.problems.length === 0) onClose();
  };
  const problemAt = (index: number | null) =>
    problems
      .filter(({ column }) => (column ?? null) === index)
      .map(({ message }) => message)
      .join(' ');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mending">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id="mending">{words('row.title', { line: row.line })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {problemAt(null) !== '' && <Alert severity="error">{problemAt(null)}</Alert>}
          {refusal && <Alert severity="error">{refusal.message}</Alert>}
          {found.columns.map(({ name }, index) => (
            <TextField
              key={index}
              size="small"
              margin="dense"
              label={name}
              value={cells[index] ?? ''}
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
          <Button type="submit" variant="contained" disabled={busy}>
            {words('row.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
