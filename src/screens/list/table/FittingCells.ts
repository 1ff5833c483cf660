import type { RefObject } from 'react';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useFittingCells } from './useFittingCells.ts';

export interface FittingCellsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly columns: readonly ColumnElement[];
  readonly visible: number;
}

/** Looks at the rows by itself: what changes of the list besides them draws no table. */
export const FittingCells = ({ frame, columns, visible }: FittingCellsProps): null => {
  useFittingCells(frame, columns, visible);
  return null;
};
