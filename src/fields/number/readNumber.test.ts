import { expect, it } from 'vitest';
import { readNumber } from './NumberInput.tsx';

it.each([
  ['1,000', 1000, 1],
  ['1.000', 1, 1000],
  ['12,500,000', 12_500_000, '12,500,000'],
  ['-1,234.5', -1234.5, '-1,234.5'],
  ['1.234,5', '1.234,5', 1234.5],
  ["1'234.5", 1234.5, 1234.5],
  ['1’234.5', 1234.5, 1234.5],
  ['1 234,5', 1234.5, 1234.5],
  ['0,125', 0.125, 0.125],
  ['2,5', 2.5, 2.5],
  ['1,00', 1, 1],
  ['ten', 'ten', 'ten'],
])('%j is %j where the decimal sign is a point, %j where it is a comma', (text, point, comma) => {
  expect(readNumber(text, '.')).toBe(point);
  expect(readNumber(text, ',')).toBe(comma);
});
