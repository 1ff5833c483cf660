import type { TimedItem } from '../model/Programme.ts';

/** A stretch of a day in minutes from midnight; an end may lie beyond the next one. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Of the screen: what lasts longer is drawn longer, to the minute. */
export const pixelsPerMinute = 1;

const grid = 5;
const hour = 60;
const usual: Axis = { from: 8 * hour, to: 19 * hour };

/** To the nearest five minutes. */
export const snap = (minutes: number): number => Math.round(minutes / grid) * grid;

/** The next line of five minutes, so that what was at 9:07 is at 9:10 after one step. */
export const nextLine = (minutes: number, direction: 1 | -1): number =>
  direction === 1 ? Math.floor(minutes / grid + 1) * grid : Math.ceil(minutes / grid - 1) * grid;

/** From 8 to 19, stretched by full hours to what there is. */
export function axisOf(items: readonly Pick<TimedItem, 'start' | 'end'>[]): Axis {
  const starts = items.map(({ start }) => Math.floor(start / hour) * hour);
  const ends = items.map(({ start, end }) => Math.ceil(Math.max(start + grid, end) / hour) * hour);
  return { from: Math.min(usual.from, ...starts), to: Math.max(usual.to, ...ends) };
}

/** Its full hours, the first and the last included. */
export const hoursOf = ({ from, to }: Axis): readonly number[] =>
  Array.from({ length: (to - from) / hour + 1 }, (_, index) => from + index * hour);

/** Where a minute stands on the axis, in pixels from its top. */
export const topOf = ({ from }: Axis, minutes: number): number => (minutes - from) * pixelsPerMinute;

/** The minute at a height. */
export const minuteAt = ({ from }: Axis, pixels: number): number => from + pixels / pixelsPerMinute;
