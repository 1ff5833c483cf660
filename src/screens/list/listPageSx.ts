import { rowHeights } from './table/tableMeasures.ts';

/** A list that is as long as its rows. */
export const longListSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& > *': { flexShrink: 0 },
} as const;

/** How far from the window's upper edge a page begins and from its lower edge a list ends, in pixels. */
const above = 72;
const below = 20;
/** What every page has below it, of which a list that ends with the window needs less. */
const belowPages = 48;

/**
 * A list that ends with the window, below the bar above it: whatever else stands there, its rows give way and scroll, so
 * that its head and what turns its pages stay in sight.
 */
export const listPageSx = {
  ...longListSx,
  // A printed page has all rows.
  '@media screen': { maxHeight: { sm: `max(520px, 100dvh - ${above + below}px)` } },
  mb: { sm: `${below - belowPages}px` },
} as const;

/** Of what holds the rows, and of each box from there to the one that scrolls. */
export const givesWay = { display: 'flex', flexDirection: 'column', flexShrink: 1, minHeight: 0 } as const;

/** Whatever stands above a list, so many of its rows are in sight, if there are. */
const fewestInSight = 5;

/** Of what holds so many rows. Those of before stay while others are fetched, to be looked at and not to be taken for those. */
export const rowsStyle = (isOld: boolean, rows = 0) => ({
  ...givesWay,
  minHeight: (Math.min(rows, fewestInSight) + 1) * rowHeights.compact,
  ...(isOld && { opacity: 0.5 }),
});
