/** What stands below something that is still on its way comes with it, else it would be pushed down the page. */
export const belowSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :has(.MuiSkeleton-root) + *': { visibility: 'hidden' },
} as const;

/** A record with room for its aside, that is there before the aside is: nothing moves when it comes. */
export const besideSx = {
  ...belowSx,
  // What has two sides of its own, as a text and its paper, takes the whole width: the aside stands below it.
  '@media (min-width: 1440px)': {
    '&:not(:has([data-two-sides]))': {
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      '& > * + *': { visibility: 'visible' },
    },
  },
} as const;
