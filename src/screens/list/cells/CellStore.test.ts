import { expect, it } from 'vitest';
import { createCellStore } from './CellStore.ts';

it('one cell is open at a time, and rows that it does not concern stay the same', () => {
  const store = createCellStore();
  store.note({ id: '3', source: 'fee' }, { text: 'abc', message: 'No amount.' });
  const third = store.row('3');
  store.open({ id: '1', source: 'name' });
  store.open({ id: '2', source: 'fee' });
  expect(store.row('1')).toBeUndefined();
  expect(store.row('2')?.open).toBe('fee');
  expect(store.row('3')).toBe(third);
  store.open(undefined);
  store.note({ id: '3', source: 'fee' }, undefined);
  expect([store.row('2'), store.row('3')]).toEqual([undefined, undefined]);
});

it('makes one cell ready, which is so no longer once another is opened or it was left', () => {
  const store = createCellStore();
  store.makeReady({ id: '1', source: 'name' });
  store.makeReady({ id: '1', source: 'fee' });
  expect(store.row('1')).toMatchObject({ ready: 'fee', open: undefined });
  store.open({ id: '2', source: 'fee' });
  expect(store.row('1')).toBeUndefined();
  // Nobody stands elsewhere than in the input that is open.
  store.makeReady(undefined);
  expect(store.row('2')).toMatchObject({ ready: 'fee', open: 'fee' });
  store.open(undefined);
  expect(store.row('2')).toBeUndefined();
});
