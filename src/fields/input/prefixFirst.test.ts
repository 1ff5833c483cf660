import { expect, it } from 'vitest';
import { prefixFirst } from './prefixFirst.ts';

it('puts what begins as typed above words that do, and those above the rest', () => {
  const options = ['San Rocco', 'Dr Anna Roca', 'Kroatien', 'Roča Ltd', 'Rome'].map((label) => ({ label }));
  expect(prefixFirst(options, 'roc').map(({ label }) => label)).toEqual([
    'Roča Ltd',
    'San Rocco',
    'Dr Anna Roca',
    'Kroatien',
    'Rome',
  ]);
  expect(prefixFirst(options, '  ')).toBe(options);
});
