import { isValues } from '../isValues.ts';
import type { Row } from '../Row.ts';

/** Conditions that the browser looks at, ready to be asked of each row of a plain list. */
export interface RowTest {
  /** The fields it reads, which have to be asked for. */
  readonly sources: readonly string[];
  readonly holds: (row: Row) => boolean;
}

export const isRowTest = (value: unknown): value is RowTest & Row =>
  isValues(value) && typeof value.holds === 'function';
