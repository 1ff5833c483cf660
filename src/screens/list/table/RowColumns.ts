import { createContext } from 'react';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import type { Density } from '../look/TableLook.ts';

export interface RowColumns {
  /** Those that are shown, in their order. */
  readonly columns: readonly ColumnElement[];
  /** The one that leads to the record. */
  readonly link: ColumnElement | undefined;
}

/** How high a row is, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 40, compact: 30 };

interface TableRows extends RowColumns {
  readonly rowHeight: number;
}

export const RowColumnsContext = createContext<TableRows>({
  columns: [],
  link: undefined,
  rowHeight: rowHeights.comfortable,
});
