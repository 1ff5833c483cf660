import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimatedWidth, greatestFitting, narrowest, widest } from './textWidths.ts';

const anyWidth = fc.integer({ min: narrowest, max: widest });

it('finds the greatest width that fits, to a few pixels, whatever was estimated', () => {
  fc.assert(
    fc.property(anyWidth, anyWidth, (greatest, estimate) => {
      const found = greatestFitting(estimate, (width) => width <= greatest);
      expect(found).toBeLessThanOrEqual(greatest);
      expect(found).toBeGreaterThan(greatest - (greatest === widest ? 1 : 5));
    }),
    { seed: 20_261_126 },
  );
});

it('ends at the width that was tried last where the estimate is right, and soon where it is far off', () => {
  const tries = (greatest: number, estimate: number) => {
    const tried: number[] = [];
    greatestFitting(estimate, (width) => tried.push(width) > 0 && width <= greatest);
    return tried;
  };
  expect(tries(206, 204)).toEqual([208, 204]);
  expect(tries(210, 204)).toEqual([208, 212]);
  expect(tries(widest, widest)).toEqual([widest]);
  expect(tries(widest, 300).length).toBeLessThan(7);
  expect(tries(150, 356).length).toBeLessThan(13);
});

it('estimates by what is cut in each column', () => {
  const columns = [
    { width: 384, cuts: 'name' },
    { width: 384, cuts: 'text' },
    { width: 120, cuts: 'text' },
    { width: 132, cuts: 'nothing' },
  ] as const;
  // 24 + 1.7 w, 24 + w, and two that take what they take.
  expect(estimatedWidth(columns, 840)).toBeCloseTo((840 - 252 - 48) / 2.7, -0.5);
  expect(estimatedWidth(columns, 2_000)).toBe(widest);
  expect(estimatedWidth(columns, 100)).toBe(narrowest);
});
