import { createContext } from 'react';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { rowHeights } from './tableMeasures.ts';

export interface RowColumns {
  /** Those that are shown, in their order. */
  readonly columns: readonly ColumnElement[];
  /** The one that leads to the record. */
  readonly link: ColumnElement | undefined;
}

interface TableRows extends RowColumns {
  /** In pixels. */
  readonly rowHeight: number;
}

export const RowColumnsContext = createContext<TableRows>({
  columns: [],
  link: undefined,
  rowHeight: rowHeights.comfortable,
});
