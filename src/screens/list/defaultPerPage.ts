import { besideTable, rowHeights } from './table/tableMeasures.ts';

/** Page sizes that lists offer. */
const pageSizes = [25, 50, 100] as const;
/** With the contract's own default. */
export const offeredSizes: readonly number[] = [10, ...pageSizes];

/** The fewest rows that fill a window of this height: 25 at least, though the contract's own default stays 10 (spec §9). */
export const fittingRows = (height: number): number =>
  pageSizes.find((size) => size * rowHeights.comfortable >= height - besideTable) ?? 100;

/** How many rows a list shows where nobody has said: by the window that it was opened in. */
export const defaultPerPage = fittingRows(globalThis.innerHeight);
