import { Box } from '@mui/material';
import { Activity, Suspense, use, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { useTableWords } from '../tableWords.ts';
import { CellsContext } from './CellsContext.ts';
import type { CellNote, RowCells } from './CellStore.ts';
import { LazyCellEditor } from './LazyCellEditor.ts';

interface OwnCellProps {
  readonly record: RaRecord;
  readonly source: string;
  readonly own: RowCells;
  /** The value as it is stored. */
  readonly children: ReactNode;
}

/** A cell of a row that holds more than its values: its input, or what was pasted and is not saved. */
export const OwnCell = ({ record, source, own, children }: OwnCellProps) => {
  const cells = use(CellsContext);
  const { edit } = use(BesideListContext);
  const note = own.notes[source];
  const isOpen = own.open === source;
  const value = note === undefined ? children : <Note note={note} />;
  if ((!isOpen && own.ready !== source) || cells === undefined || edit === undefined) return value;
  return (
    <Suspense fallback={value}>
      {/* The value keeps its room: no column moves for the input over it. */}
      <div style={isOpen ? { visibility: 'hidden' } : undefined}>{value}</div>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <LazyCellEditor record={record} source={source} text={note?.text} cells={cells} screen={edit} />
      </Activity>
    </Suspense>
  );
};

const Note = ({ note }: { readonly note: CellNote }) => {
  const words = useTableWords();
  return (
    <Box
      component="span"
      title={note.message}
      sx={
        note.message === undefined
          ? { opacity: 0.6 }
          : { color: 'error.main', textDecoration: 'underline wavy' }
      }
    >
      {note.text}
      {note.message !== undefined && (
        <Box component="span" sx={visuallyHidden}>
          {note.isLost === true ? note.message : words('cell.not_saved', { message: note.message })}
        </Box>
      )}
    </Box>
  );
};
