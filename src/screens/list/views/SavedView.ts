import type { SortPayload } from 'react-admin';

/** A list as somebody likes to see it. What a list has besides is kept as it is, and shown by whatever draws it. */
export interface Look {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** As react-admin keeps queries. */
  readonly displayedFilters?: readonly string[];
  /** Columns that are not shown; absent: as the screen has them. */
  readonly hiddenColumns?: readonly string[];
  /** Columns in their order, where it is another than that of the screen. */
  readonly columns?: readonly LookColumn[];
  readonly density?: string;
  /** Source of the field that rows are grouped by. */
  readonly groupBy?: string;
}

interface LookColumn {
  readonly source: string;
  /** In pixels; absent: as wide as what it holds. */
  readonly width?: number;
}

/** A look under a name. Those without an id come with the screen. */
export interface SavedView {
  readonly label: string;
  /** How many records it shows, where that is known. */
  readonly count?: number;
  readonly value: Look;
}
