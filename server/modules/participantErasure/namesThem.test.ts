import { expect, it } from 'vitest';
import { namesThem } from './namesThem.ts';

const called = {
  firsts: ['anna maria'],
  lasts: ["o'brien-muller", '早乙女'],
  marks: ['anna@muller.example', 'wdem0001'],
};

it.each([
  'muller',
  'mul',
  "o'brien-muller",
  'obrien muller',
  'muller, a. stockholm',
  'maria',
  'anna maria',
  'anna@',
  'anna@muller.example',
  'wdem0001 wdem0002',
  '早乙女',
  '早',
])('%j names somebody (G5)', (text) => expect(namesThem(text, called)).toBe(true));

it.each(['', 'mu', 'ann schmidt', 'millers', 'stockholm', 'new', '2027-03-01', '17', '%'])(
  '%j names somebody else, or nobody',
  (text) => expect(namesThem(text, called)).toBe(false),
);
