import type { Density } from '../look/TableLook.ts';

/** How high a row is, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 40, compact: 30 };

/** How high a card of two lines is, with the line above it, in pixels. */
export const cardHeight = 63;

/** What stands above and below a table, and how high it is at least, in pixels. */
export const besideTable = 260;
export const lowestTable = 200;
