import { memo, useMemo, type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { EditFrameContext } from '#src/screens/form/EditFrame.ts';
import type { ListCells } from '../CellsContext.ts';
import { CellForm } from './CellForm.tsx';
import { OpenCellContext } from './OpenCell.ts';

export interface CellEditorProps {
  readonly record: RaRecord;
  readonly source: string;
  /** What was pasted here and refused: it is there to be mended. */
  readonly text: string | undefined;
  readonly cells: ListCells;
  /** The screen that has the resource's inputs. */
  readonly screen: ComponentType;
}

/** The input of one field in its cell: the edit screen of the resource, of which nothing else is shown. */
export const CellEditor = memo(({ record, source, text, cells, screen: Screen }: CellEditorProps) => {
  const cell = useMemo(() => ({ record, source, text, cells }), [record, source, text, cells]);
  return (
    <OpenCellContext value={cell}>
      <EditFrameContext value={CellForm}>
        <Screen />
      </EditFrameContext>
    </OpenCellContext>
  );
});
