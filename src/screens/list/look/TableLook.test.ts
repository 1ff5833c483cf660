import { expect, it } from 'vitest';
import { fittingRows } from '../defaultPerPage.ts';
import { movedTo, withinWidth } from './TableLook.ts';

it.each([
  ['c', 'a', 'cabd'],
  ['a', 'c', 'bcad'],
  ['a', 'd', 'bcda'],
  ['b', 'b', 'abcd'],
  ['b', 'gone', 'abcd'],
])('%s dropped on %s', (dropped, target, order) => {
  const columns = ['a', 'b', 'c', 'd'].map((source) => ({ source }));
  expect(
    movedTo(columns, dropped, target)
      .map(({ source }) => source)
      .join(''),
  ).toBe(order);
});

it.each([
  [600, 25],
  [1260, 25],
  [1400, 50],
  [4000, 100],
  [9000, 100],
])('a window of %i pixels shows %i rows', (height, rows) => expect(fittingRows(height)).toBe(rows));

it('a column stays between too narrow and too wide', () =>
  expect([withinWidth(3), withinWidth(120.4), withinWidth(9000)]).toEqual([64, 120, 800]));
