import { createContext } from 'react';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

export interface RowColumns {
  /** Those that are shown, in their order. */
  readonly columns: readonly ColumnElement[];
  /** The one that leads to the record. */
  readonly link: ColumnElement | undefined;
}

export const RowColumnsContext = createContext<RowColumns>({ columns: [], link: undefined });
