import { expect, it } from 'vitest';
import { applyMask } from './applyMask.ts';

it.each([
  ['##:##', '0930', '09:30'],
  ['##:##', '9a3b0', '93:0'],
  ['@@-##', 'ab12', 'ab-12'],
  ['@@', 'Żó', 'Żó'],
  ['***', 'a-1-ß', 'a1ß'],
  ['+####', '44', '+44'],
  ['+####', '+44', '+44'],
  ['+####', '+', ''],
  ['+####', 'none', ''],
])('%s shows %s as %s', (mask, typed, shown) => {
  expect(applyMask(mask, typed)).toBe(shown);
});
