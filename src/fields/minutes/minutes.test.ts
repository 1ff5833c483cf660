import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMinutes } from './formatMinutes.ts';
import { readMinutes } from './readMinutes.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

it.each([
  ['90', 90],
  ['1:30', 90],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1,5h', 90],
  ['2 hours', 120],
])('"%s" means %i minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

it('leaves what is no length of time as it was typed, for the schema to refuse', () => {
  expect(readMinutes('soon')).toBe('soon');
  expect(readMinutes('1:75')).toBe('1:75');
});

it('reads back what it writes', () => {
  fc.assert(fc.property(fc.nat(100_000), (minutes) => readMinutes(formatMinutes(minutes) ?? '') === minutes));
});
