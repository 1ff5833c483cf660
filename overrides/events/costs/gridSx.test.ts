import { expect, it } from 'vitest';
import { widthSx } from './gridSx.ts';

it('a column is as wide as the longest amount in it', () => {
  expect(widthSx('total', { typed: 8, total: 'PLN 207,446.05'.length })).toEqual({ width: 144 });
  expect(widthSx('exc', { typed: '123456.789'.length, total: 12 })).toEqual({ width: 108 });
});

it('the others keep to what they need at least beside a wide one, so that a name can be read', () => {
  expect(widthSx('mode', { typed: 8, total: 14 })).toEqual({ width: 148 });
  expect(widthSx('total', { typed: 10, total: 12 })).toEqual({ width: 120 });
});
