import { expect, it } from 'vitest';
import { entered, remembered } from './entered.ts';

it('what came in is what is there and was not known', () => {
  expect(entered({ known: ['1', '2'], current: ['2', '3', '4'] })).toEqual(['3', '4']);
  expect(entered({ known: [], current: [] })).toEqual([]);
});

it('what has left is remembered, and forgotten only where there is no room', () => {
  expect(remembered({ known: ['1', '2'], current: ['2', '3'] }, 2)).toEqual(['2', '3', '1']);
  const known = Array.from({ length: 10 }, (_, index) => `left ${index}`);
  expect(remembered({ known, current: ['new'] }, 1)).toEqual(['new', 'left 0', 'left 1', 'left 2']);
});
