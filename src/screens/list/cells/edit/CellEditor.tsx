import { memo, type ComponentType } from 'react';
import { EditFrameContext } from '#src/screens/form/EditFrame.ts';
import { CellForm } from './CellForm.tsx';
import { type OpenCell, OpenCellContext } from './OpenCell.ts';

export interface CellEditorProps extends OpenCell {
  /** The screen that has the resource's inputs. */
  readonly screen: ComponentType;
}

/** The input of one field in its cell: the edit screen of the resource, of which nothing else is shown. */
export const CellEditor = memo(({ screen: Screen, ...cell }: CellEditorProps) => (
  <OpenCellContext value={cell}>
    <EditFrameContext value={CellForm}>
      <Screen />
    </EditFrameContext>
  </OpenCellContext>
));
