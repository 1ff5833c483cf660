import { aheadOfUtc, momentIn } from '#schema/momentIn.ts';
import { addDays } from '#src/fields/date/days.ts';
import { minutesOfDay } from './Programme.ts';

/** Where the clocks of a day are put forward or back: minutes that are left out, or come twice. */
export interface ClockChange {
  readonly direction: 'forward' | 'back';
  readonly from: number;
  readonly to: number;
}

const minute = 60_000;

/** Of the days of an event, those on which the clocks of its zone change. */
export function clockChanges(timeZone: string, days: readonly string[]): ReadonlyMap<string, ClockChange> {
  return new Map(
    days.flatMap((day) => {
      const change = changeOn(timeZone, day);
      return change === undefined ? [] : [[day, change]];
    }),
  );
}

function changeOn(timeZone: string, day: string): ClockChange | undefined {
  const [begin, end] = [day, addDays(day, 1)].map((one) => momentIn(timeZone, `${one}T00:00`)?.getTime());
  if (begin === undefined || end === undefined) return undefined;
  const by = minutesOfDay - (end - begin) / minute;
  if (by === 0) return undefined;
  const ahead = aheadOfUtc(timeZone, end);
  // The first minute with the later clock, by halves.
  let [low, high] = [0, (end - begin) / minute];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (aheadOfUtc(timeZone, begin + middle * minute) === ahead) high = middle;
    else low = middle + 1;
  }
  return by > 0
    ? { direction: 'forward', from: low, to: low + by }
    : { direction: 'back', from: low + by, to: low };
}
