import { expect, it } from 'vitest';
import { widthOf } from './widths.ts';

it('gives a text the room of what it may hold at most, else of what it is called', () => {
  expect(widthOf('nickname', 12)).toBe('code');
  expect(widthOf('nickname', 40)).toBe('choice');
  expect(widthOf('nickname', 500)).toBeUndefined();
  expect(widthOf('postalCode', 500)).toBe('code');
  expect(widthOf('billing_zip', undefined)).toBe('code');
  expect(widthOf('primaryLanguage', 500)).toBe('choice');
  // Words are told apart, not letters: a velocity is no city.
  expect(widthOf('velocity', 500)).toBeUndefined();
});
