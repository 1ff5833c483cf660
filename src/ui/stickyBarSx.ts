/** A bar in the look of a panel: what it says of what stands above it, and what can be done about it. */
export const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** How high a bar gets, on a telephone and elsewhere. */
const height = { xs: 96, sm: 60 };

/**
 * In sight while what it is about is scrolled. What has the focus is scrolled above it; not what stands in the bar itself,
 * which would be gone from under the pointer that presses it.
 */
export const stickySx = {
  // Half of a magnified window, or of a telephone on its side, would be this bar: there it stands where it is.
  '@media (min-height: 400px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    'html:has(&)': { scrollPaddingBottom: height },
    '& button, & a': { scrollMarginBottom: { xs: `${-height.xs}px`, sm: `${-height.sm}px` } },
  },
  // On paper it would lie over what it is about.
  '@media print': { display: 'none' },
} as const;

/** A bar that stays in sight. */
export const stickyBarSx = { ...barSx, ...stickySx } as const;
