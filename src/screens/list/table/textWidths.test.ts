import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greatestFitting, type LaidColumn, nameWidth, narrowest, widest } from './textWidths.ts';

/** A column as a browser lays it out: as wide as its head, or its longest text with what stands beside it. */
interface Column {
  readonly head: number;
  readonly beside: number;
  readonly text: number;
  readonly cuts: LaidColumn['cuts'];
}

const widthOf = ({ head, beside, text, cuts }: Column, cut: number): number => {
  const most = { name: nameWidth(cut), text: cut, nothing: Infinity }[cuts];
  return Math.max(head, beside + Math.min(text, most));
};
const taken = (columns: readonly Column[], cut: number) =>
  columns.reduce((sum, column) => sum + widthOf(column, cut), 0);

function fit(columns: readonly Column[], room: number): { readonly cut: number; readonly tries: number } {
  let tries = 0;
  const cut = greatestFitting(room, (at) => {
    tries += 1;
    if (taken(columns, at) <= room) return null;
    return columns.map((column) => ({ width: widthOf(column, at), cuts: column.cuts }));
  });
  return { cut, tries };
}

const columnOf = (...cuts: readonly Column['cuts'][]): fc.Arbitrary<Column> =>
  fc.record({
    head: fc.integer({ min: 60, max: 260 }),
    beside: fc.constantFrom(24, 24, 24, 60),
    text: fc.integer({ min: 20, max: 900 }),
    cuts: fc.constantFrom(...cuts),
  });
/** A record has one name. */
const someColumns: fc.Arbitrary<readonly Column[]> = fc
  .tuple(columnOf('name', 'text'), fc.array(columnOf('text', 'text', 'text', 'nothing'), { maxLength: 8 }))
  .map(([first, others]) => [first, ...others]);

it('finds a width that fits, and none that is much greater does', () => {
  fc.assert(
    fc.property(someColumns, fc.integer({ min: 400, max: 2_400 }), (columns, room) => {
      const { cut, tries } = fit(columns, room);
      expect(cut).toBeGreaterThanOrEqual(narrowest);
      expect(cut).toBeLessThanOrEqual(widest);
      if (cut > narrowest) expect(taken(columns, cut)).toBeLessThanOrEqual(room);
      if (cut < widest) expect(taken(columns, cut + 32)).toBeGreaterThan(room);
      expect(tries).toBeLessThan(9);
    }),
    { numRuns: 2_000 },
  );
});

it('lays the table out twice where texts alone decide, and once where nothing is to be cut', () => {
  const text = { head: 80, beside: 24, text: 900, cuts: 'text' } as const;
  const columns: readonly Column[] = [
    { ...text, cuts: 'name' },
    text,
    { ...text, text: 96 },
    { ...text, text: 130, cuts: 'nothing' },
  ];
  const { cut, tries } = fit(columns, 840);
  expect(cut).toBeCloseTo((840 - 120 - 154 - 48) / 2.7, -0.5);
  expect(tries).toBe(2);
  expect(fit(columns, 2_000)).toEqual({ cut: widest, tries: 1 });
  expect(fit(columns, 100).cut).toBe(narrowest);
});
