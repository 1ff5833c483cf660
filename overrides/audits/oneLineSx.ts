/** What happened, in a cell of the log: cut rather than wrapped. */
export const oneLineSx = {
  display: 'block',
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
