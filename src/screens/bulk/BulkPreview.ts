import type { Row } from '#src/data/Row.ts';
import type { FieldWish } from './AskedChange.ts';

export interface PreviewChange {
  /** Name of the input, or of what the server works out. */
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Of an amount whose currency stays as it is, where the server has looked. */
  readonly currency?: string | null;
}

/** What would become of one record. */
export interface PreviewRow {
  readonly id: string;
  readonly label: string;
  readonly state: 'CHANGES' | 'UNCHANGED' | 'REFUSED';
  readonly changes: readonly PreviewChange[];
  readonly reason?: string | null;
  /** What it was like when it was looked at (K6). */
  readonly version?: string | null;
}

/** Rows that were selected: each by its id, or all that the list's arguments match. */
export type SelectedRows =
  | { readonly ids: readonly string[]; readonly args?: undefined }
  | { readonly ids?: undefined; readonly args: Row };

export interface Looked {
  readonly rows: readonly PreviewRow[];
  readonly looked: number;
  /** All that are to be looked at, in that order; none until it is known. */
  readonly ids: readonly string[];
}

/** Tries a change out and tells of it bit by bit; goes on from where it had come to. */
export type LookAhead = (
  wishes: readonly FieldWish[],
  selected: SelectedRows,
  tell: (looked: Looked) => void,
  signal: AbortSignal,
  before: Looked,
) => Promise<void>;
