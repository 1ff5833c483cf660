import type { Density } from '../look/TableLook.ts';

/** How high a row is, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 40, compact: 30 };

/** How high a card of two lines is, with the line above it, in pixels. */
export const cardHeight = 63;

/** What stands above and below a table, and how high it is at least, in pixels. */
const besideTable = 260;
const lowestTable = 200;

/** How high a table may be before it scrolls in itself. */
export const heightOfTable = `max(${lowestTable}px, 100dvh - ${besideTable}px)`;

/** The same now, in pixels. */
export const roomForRows = (): number => Math.max(lowestTable, window.innerHeight - besideTable);
