/** A list in a frame, with a line between its rows. */
export const framedRowsSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
