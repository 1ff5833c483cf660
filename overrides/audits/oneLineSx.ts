/** Beside it `cell-text`, by which the table knows what it may cut. */
export const oneLine = 'cell-text';

/** What happened, in a cell of the log: cut rather than wrapped, and later than the other texts. */
export const oneLineSx = {
  display: 'block',
  maxWidth: 'min(240px, calc(1.7 * var(--cell-width, 141px)))',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
