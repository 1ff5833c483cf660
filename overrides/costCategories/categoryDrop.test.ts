import { expect, it } from 'vitest';
import { dropTarget, topOfTree } from './categoryDrop.ts';
import type { Category } from './categoryOperations.ts';

const category = (id: string, parentId: string | null): Category => ({
  id,
  name: id,
  reference: null,
  parentId,
  path: id,
  dateModified: '2026-11-21T12:00:00.000Z',
  can: [],
});
const [travel, rail, tram, venue] = [
  category('travel', null),
  category('rail', 'travel'),
  category('tram', 'rail'),
  category('venue', null),
];
const all = [travel, rail, tram, venue];

it.each([
  ['onto another', rail, 'venue', 'venue'],
  ['to the top', rail, topOfTree, topOfTree],
  ['further up its own branch', tram, 'travel', 'travel'],
  ['onto itself', rail, 'rail', undefined],
  ['below itself', travel, 'tram', undefined],
  ['where it already is', rail, 'travel', undefined],
  ['to the top, where it already is', travel, topOfTree, undefined],
  ['beside the tree', rail, undefined, undefined],
])('a category dropped %s goes there, or nowhere (E3)', (_way, dragged, where, target) => {
  expect(dropTarget(all, dragged, where)).toBe(target);
});
