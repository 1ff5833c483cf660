/** What stays at the left, what goes at the right; below each other where there is no room. */
export const twoSidesSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
