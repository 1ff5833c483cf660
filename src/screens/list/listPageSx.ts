/** A list that is as long as its rows. */
export const longListSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& > *': { flexShrink: 0 },
} as const;

/**
 * A list that ends with the window, below the bar above it: whatever else stands there, its rows give way and scroll, so
 * that its head and what turns its pages stay in sight.
 */
export const listPageSx = {
  ...longListSx,
  maxHeight: { sm: 'max(520px, 100dvh - 92px)' },
  mb: { sm: '-28px' },
} as const;

/** What holds the rows, and each box from there to the one that scrolls. */
export const givesWaySx = { display: 'flex', flexDirection: 'column', flexShrink: 1, minHeight: 0 } as const;
