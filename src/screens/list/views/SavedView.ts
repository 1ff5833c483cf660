import type { SortPayload } from 'react-admin';
import type { TableLook } from '../look/TableLook.ts';

/** A list as somebody likes to see it. A look that says nothing of the table leaves it as it is. */
export interface Look extends Partial<TableLook> {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** As react-admin keeps queries. */
  readonly displayedFilters?: readonly string[];
  /** Columns that are not shown, of a look without columns. */
  readonly hiddenColumns?: readonly string[];
}

/** A look under a name. Those without an id come with the screen. */
export interface SavedView {
  readonly label: string;
  /** How many records it shows, where that is known. */
  readonly count?: number;
  /** The list opens with it for whoever has chosen no other. */
  readonly isFirst?: boolean;
  readonly value: Look;
}
