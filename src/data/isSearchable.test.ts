import { expect, it } from 'vitest';
import { isSearchable } from './isSearchable.ts';

it.each([
  ['', false],
  [' z ', false],
  ['é', false],
  ['zo', true],
  ['王', true],
  [' 김 ', true],
])('%j can be searched by: %s', (typed, can) => {
  expect(isSearchable(typed)).toBe(can);
});
