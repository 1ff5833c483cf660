import type { Identifier } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

export type FileFormat = 'CSV' | 'XLSX' | 'JSON';

/** What somebody wants in a file. */
export interface ExportChoice {
  readonly format: FileFormat;
  readonly columns: readonly ColumnElement[];
  /** Null: all that the list shows. */
  readonly ids: readonly Identifier[] | null;
}
