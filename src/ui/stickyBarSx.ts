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

/** In sight while what it is about is scrolled; the page scrolls what has the focus above it. */
export const stickySx = { position: 'sticky', bottom: 0, zIndex: 5 } as const;

/** A bar that stays in sight. */
export const stickyBarSx = { ...barSx, ...stickySx } as const;
