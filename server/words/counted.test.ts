import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [1, '1 seat'],
  [0, '0 seats'],
  [2_400, '2,400 seats'],
])('%d is said as %s', (count, said) => expect(counted(count, 'seat')).toBe(said));
