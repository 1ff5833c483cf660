import { expect, it } from 'vitest';
import { mayEdit } from './mayEdit.ts';

const can = (...allowed: readonly string[]) =>
  ['update', 'update_flights'].map((action) => ({ action, allowed: allowed.includes(action), why: null }));

it.each([
  [['update'], true],
  [['update_flights'], true],
  [[], false],
] as const)('allowed %j, a booking or an entry may be edited: %s (G2)', (allowed, answer) => {
  expect(mayEdit({ can: can(...allowed) })).toBe(answer);
});
