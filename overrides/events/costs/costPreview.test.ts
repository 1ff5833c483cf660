import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostEntered, mostOfCost } from '#schema/moneyLimits.ts';
import { emptyLine, type ReadLine, readLine } from './CostLine.ts';
import { perHead, sumOf } from './costPreview.ts';

const line = (inc: string, units: number): ReadLine | undefined => {
  const read = readLine({ ...emptyLine('JPY', '1'), name: 'Bus', exc: '0', inc, units: String(units) });
  return 'line' in read ? read.line : undefined;
};
const people = { trainees: 12, trainers: 2 };
const rates = { base: 'JPY', rateOf: () => '1' };

it('what an event has of costs that may be is added up to the last unit (E2, H7)', () => {
  const cost = fc.record({
    amount: fc.oneof(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: mostEntered + 1 }),
      fc.constant(mostEntered),
    ),
    units: fc.oneof(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 500 }), fc.constant(1)),
  });
  fc.assert(
    fc.property(fc.array(cost, { maxLength: 2000, size: 'max' }), (costs) => {
      const kept = costs.flatMap(({ amount, units }) => {
        const read = line(String(amount), units);
        expect(read !== undefined).toBe(amount <= mostEntered && amount * units <= mostOfCost);
        return read ?? [];
      });
      const sum = kept.reduce(
        (all, { amount_inc_vat, fixed_units }) => all + BigInt(amount_inc_vat) * BigInt(fixed_units ?? 1),
        0n,
      );
      expect(String(sumOf(kept, people, rates).inc)).toBe(String(sum));
    }),
    { seed: 20270101, numRuns: 20 },
  );
});

it('what no number holds is not known, and a share of the most is', () => {
  const most = line(String(mostEntered), 1);
  if (most === undefined) throw new Error('The most is too much.');
  expect(sumOf([most], people, { base: 'JPY', rateOf: () => '10000' }).inc).toBeNull();
  expect(
    sumOf(
      Array.from({ length: 9008 }, () => most),
      people,
      rates,
    ).inc,
  ).toBeNull();
  expect(perHead(Number.MAX_SAFE_INTEGER, 2)).toBe(4503599627370496);
});
