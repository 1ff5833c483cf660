import { Alert, Box, Button, LinearProgress, Link } from '@mui/material';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useTableWords } from '#src/screens/list/tableWords.ts';
import type { ListCells } from '../CellsContext.ts';
import type { PastedCell } from './pastedValues.ts';

export interface PasteResult extends PastedCell {
  /** Why it was refused. */
  readonly message: string | undefined;
}

interface PasteReportProps {
  readonly results: readonly PasteResult[];
  readonly total: number;
  /** How many had no cell to go to. */
  readonly left: number;
  readonly cells: ListCells;
  /** While nothing was saved after it. */
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
}

/** In sight below a long table, and above the bar of rows that are ticked. */
const reportSx = { mt: 1, position: 'sticky', bottom: 80, zIndex: 4 } as const;

/** What became of what was pasted: how many are saved, and of each that was refused why; it leads into the cell. */
export const PasteReport = ({ results, total, left, cells, onUndo, onClose }: PasteReportProps) => {
  const words = useTableWords();
  const nameOf = useRecordName();
  const { one } = useResourceNames();
  const refused = results.filter(({ message }) => message !== undefined);
  const isDone = results.length === total;
  return (
    <Alert
      severity={refused.length > 0 || left > 0 ? 'warning' : 'success'}
      role="status"
      closeText={words('peek.close')}
      onClose={isDone ? onClose : undefined}
      sx={reportSx}
    >
      {words('paste.saved', { saved: results.length - refused.length, total })}
      {left > 0 && ` ${words('paste.left', { smart_count: left })}`}
      {onUndo !== undefined && (
        <Button
          color="inherit"
          size="small"
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
          sx={{ my: -0.5, ml: 1 }}
        >
          {words('cell.undo')}
        </Button>
      )}
      {!isDone && (
        <LinearProgress variant="determinate" value={(100 * results.length) / total} sx={{ mt: 1 }} />
      )}
      {refused.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
          {refused.map(({ place, text, message }) => (
            <li key={`${place.id} ${place.source}`}>
              <Link component="button" type="button" onClick={() => cells.store.open(place)}>
                {nameOf(cells.recordOf(place.id), one)}
              </Link>
              {words('paste.refused', { text, message })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
