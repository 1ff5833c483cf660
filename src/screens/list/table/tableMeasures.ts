import type { Density } from '../look/TableLook.ts';

/** How high a row is, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 40, compact: 30 };

/** How high a card of two lines is, with the line above it, in pixels. */
export const cardHeight = 63;

/** What stands above and below a table at least, and how high it is drawn at least, in pixels. */
const besideTable = 260;
const lowestTable = 200;

/** How high a table may be at most before it scrolls in itself, in pixels. */
export const roomForRows = (): number => Math.max(lowestTable, window.innerHeight - besideTable);
