/** A record with room for its aside, that is there before the aside is: nothing moves when it comes. */
export const besideSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
} as const;
