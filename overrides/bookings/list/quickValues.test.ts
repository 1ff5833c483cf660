import { expect, it } from 'vitest';
import { idsOf, toggled } from './quickValues.ts';

it('puts a value on, takes it off, and leaves no empty filter behind', () => {
  expect(toggled([], 'NEW')).toEqual(['NEW']);
  expect(toggled(['NEW'], 'PENDING')).toEqual(['NEW', 'PENDING']);
  expect(toggled(['NEW', 'PENDING'], 'NEW')).toEqual(['PENDING']);
  expect(toggled(['NEW'], 'NEW')).toBeUndefined();
});

it('reads one value, several, and none', () => {
  expect([idsOf('NEW'), idsOf([4, '5']), idsOf(undefined)]).toEqual([['NEW'], ['4', '5'], []]);
});
