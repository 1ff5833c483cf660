import type { Density } from '../look/TableLook.ts';

/** How high a row is, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 40, compact: 30 };

/** How high a card of two lines is, with the line above it, in pixels. */
export const cardHeight = 63;

/** What stands above and below a table at least, and how high it is at least, in pixels. */
export const besideTable = 260;
const lowestTable = 200;

/** How high one of several tables may be before it scrolls in itself. */
export const heightOfOne = `max(${lowestTable}px, 100dvh - ${besideTable}px)`;

/** The most that a table may be now, in pixels. */
export const roomForRows = (): number => Math.max(lowestTable, window.innerHeight - besideTable);
