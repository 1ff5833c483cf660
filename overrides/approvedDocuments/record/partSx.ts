/** A part of the page, whose own parts stand below each other. */
export const partSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
} as const;
