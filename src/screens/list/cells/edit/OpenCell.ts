import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListCells } from '../CellsContext.ts';

/** The cell that is open, for the form inside it. */
export interface OpenCell {
  readonly record: RaRecord;
  /** The source of its column. */
  readonly source: string;
  /** What was pasted here and refused: it is there to be mended. */
  readonly text: string | undefined;
  readonly cells: ListCells;
}

export const OpenCellContext = createContext<OpenCell | undefined>(undefined);
