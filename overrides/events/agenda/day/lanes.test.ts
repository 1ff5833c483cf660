import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, hoursOf, minuteAt, nextLine, snap, topOf } from './axis.ts';
import { lanesOf } from './lanes.ts';

const stretch = (start: number, end: number) => ({ start, end });
const shown = (...items: readonly { readonly start: number; readonly end: number }[]) =>
  lanesOf(items).map(({ one, lane, lanes, width }) => `${one.start} ${lane}/${lanes} ${width}`);

describe('lanes', () => {
  it('what follows one another has the whole width', () => {
    expect(shown(stretch(540, 600), stretch(600, 660))).toEqual(['540 0/1 1', '600 0/1 1']);
  });

  it('what goes on at once stands side by side, and what has room to the right takes it', () => {
    expect(shown(stretch(540, 720), stretch(540, 600), stretch(570, 600), stretch(600, 660))).toEqual([
      '540 0/3 1',
      '540 1/3 1',
      '570 2/3 1',
      '600 1/3 2',
    ]);
  });

  const stretches = fc
    .array(
      fc.record({ start: fc.integer({ min: 0, max: 1440 }), length: fc.integer({ min: -10, max: 300 }) }),
    )
    .map((all) => all.map(({ start, length }) => stretch(start, start + length)));
  const end = (one: { readonly start: number; readonly end: number }) => Math.max(one.end, one.start + 5);

  it('of any items none lies on another, none is lost, and no lane is one too many', () => {
    fc.assert(
      fc.property(stretches, (items) => {
        const lanes = lanesOf(items);
        expect(new Set(lanes.map(({ one }) => one))).toEqual(new Set(items));
        for (const [index, here] of lanes.entries())
          for (const there of lanes.slice(index + 1)) {
            if (here.one.start >= end(there.one) || there.one.start >= end(here.one)) continue;
            expect(here.lanes).toBe(there.lanes);
            const [left, right] = here.lane < there.lane ? [here, there] : [there, here];
            expect(left.lane + left.width).toBeLessThanOrEqual(right.lane);
          }
        for (const { lanes: count, lane, width } of lanes) {
          const atOnce = items.map(
            ({ start }) => items.filter((o) => o.start <= start && end(o) > start).length,
          );
          expect(count).toBeLessThanOrEqual(Math.max(...atOnce));
          expect(lane + width).toBeLessThanOrEqual(count);
        }
      }),
    );
  });
});

describe('the axis', () => {
  it('runs from 8 to 19, and on to what is earlier and later', () => {
    expect(axisOf([])).toEqual({ from: 480, to: 1140 });
    expect(axisOf([stretch(425, 500), stretch(1400, 1470)])).toEqual({ from: 420, to: 1500 });
    expect(hoursOf({ from: 480, to: 600 })).toEqual([480, 540, 600]);
  });

  it('an item at the very end of a day, or with an end before its start, is on it', () => {
    expect(axisOf([stretch(1435, 1440)])).toEqual({ from: 480, to: 1440 });
    expect(axisOf([stretch(1439, 1400)])).toEqual({ from: 480, to: 1500 });
  });

  it('knows the minute of every height, and the height of every minute', () => {
    const axis = { from: 420, to: 1200 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (minute) => {
        expect(minuteAt(axis, topOf(axis, minute))).toBe(minute);
      }),
    );
  });

  it('steps from line to line of five minutes', () => {
    expect([snap(542), snap(543)]).toEqual([540, 545]);
    expect([nextLine(540, 1), nextLine(541, 1), nextLine(540, -1), nextLine(541, -1)]).toEqual([
      545, 545, 535, 540,
    ]);
  });
});
