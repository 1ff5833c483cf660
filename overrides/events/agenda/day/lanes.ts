import { shortest } from '../model/Programme.ts';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Beside how many others something stands, and in which place. */
export interface Lane<T> {
  readonly one: T;
  readonly lane: number;
  /** How many lanes those have that overlap, one after the other. */
  readonly lanes: number;
  /** Over how many lanes it stretches: those to the right that are free for as long as it takes. */
  readonly width: number;
}

const endOf = ({ start, end }: Stretch): number => Math.max(end, start + shortest);
const overlap = (one: Stretch, other: Stretch): boolean =>
  one.start < endOf(other) && other.start < endOf(one);

/** What goes on at once stands side by side: as few lanes as can be, the first that is free. */
export function lanesOf<T extends Stretch>(items: readonly T[]): readonly Lane<T>[] {
  const inTime = items.toSorted((one, other) => one.start - other.start || endOf(other) - endOf(one));
  const groups: T[][] = [];
  let busyUntil = -Infinity;
  for (const item of inTime) {
    if (item.start >= busyUntil) groups.push([]);
    groups.at(-1)?.push(item);
    busyUntil = Math.max(busyUntil, endOf(item));
  }
  return groups.flatMap(lanesOfGroup);
}

function lanesOfGroup<T extends Stretch>(group: readonly T[]): readonly Lane<T>[] {
  const lanes: T[][] = [];
  const placed = group.map((one) => {
    const free = lanes.findIndex((lane) => lane.every((other) => !overlap(one, other)));
    const lane = free < 0 ? lanes.length : free;
    (lanes[lane] ??= []).push(one);
    return { one, lane };
  });
  return placed.map(({ one, lane }) => {
    const taken = lanes.findIndex(
      (others, index) => index > lane && others.some((other) => overlap(one, other)),
    );
    return { one, lane, lanes: lanes.length, width: (taken < 0 ? lanes.length : taken) - lane };
  });
}
