import { expect, it } from 'vitest';
import { goLetters } from './goLetters.ts';

it('gives each page a letter of its own, the first of its words where it is free', () => {
  expect(goLetters(['Events', 'Bookings', 'Event series', 'Expiry rules', 'Été'])).toEqual([
    'E',
    'B',
    'S',
    'R',
    'T',
  ]);
});

it('leaves without a letter what has none left', () => {
  expect(goLetters(['A', 'A', '12'])).toEqual(['A', undefined, undefined]);
});
