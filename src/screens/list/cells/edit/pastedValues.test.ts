import { expect, it } from 'vitest';
import { pastedCells, withoutCell } from './pastedValues.ts';
import { readPastedDay } from './readPastedDay.ts';

const ids = ['1', '2', '3', '4'];
const sources = ['name', 'fee', 'day'];
const place = (id: string, source = 'fee') => ({ id, source });
const into = (text: string, ...picked: readonly ReturnType<typeof place>[]) =>
  pastedCells(text, picked, ids, sources).map((cell) => `${cell.place.id}.${cell.place.source}=${cell.text}`);

it.each([
  ['a column goes down from its cell', '10\r\n20\r\n', [place('2')], ['2.fee=10', '3.fee=20']],
  ['what the list has no row for is left out', '1\n2\n3', [place('3')], ['3.fee=1', '4.fee=2']],
  ['one value fills what is picked', '7', [place('1'), place('2')], ['1.fee=7', '2.fee=7']],
  ['no further than what is picked', '1\n2\n3', [place('1'), place('2')], ['1.fee=1', '2.fee=2']],
  ['columns go to the right', '1\t2027-01-02', [place('1')], ['1.fee=1', '1.day=2027-01-02']],
  ['a cell of two lines is one value', '"1\n2"\n3', [place('1')], ['1.fee=1\n2', '2.fee=3']],
  ['an empty line empties its cell', '1\n\n3', [place('1')], ['1.fee=1', '2.fee=', '3.fee=3']],
])('%s', (_name, text, picked, cells) => expect(into(text, ...picked)).toEqual(cells));

it.each([
  ['1\n2\n3\n', [place('4')], 2],
  ['1\t2\t3', [place('1')], 1],
  ['1\n2', [place('1')], 0],
  ['7', [place('1'), place('2')], 0],
])('of %j some may have no cell', (text, picked, left) =>
  expect(withoutCell(text, pastedCells(text, picked, ids, sources))).toBe(left),
);

it.each([
  ['2027-03-12', '2027-03-12'],
  ['12 Mar 2027', '2027-03-12'],
  ['12-Mar-27', '2027-03-12'],
  ['12-Mar-1968', '1968-03-12'],
  ['12.3.27', '2027-03-12'],
  ['12/03/2027', '2027-03-12'],
  ['12/03/68', '1968-03-12'],
  ['12/03/46', '2046-03-12'],
  ['31.2.2027', undefined],
  ['tomorrow', undefined],
])('%s is the day %s', (text, day) =>
  expect(readPastedDay(text, new Date('2026-11-26T12:00:00Z'))).toBe(day),
);
