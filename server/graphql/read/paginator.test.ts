import { expect, it } from 'vitest';
import { paginatorInfo } from './paginator.ts';

it.each([
  [1, 10, 20, { lastPage: 2, hasMorePages: true, firstItem: 1, lastItem: 10 }],
  [2, 10, 20, { lastPage: 2, hasMorePages: false, firstItem: 11, lastItem: 20 }],
  [3, null, 21, { lastPage: 3, hasMorePages: false, firstItem: 21, lastItem: 21 }],
  [4, null, 21, { lastPage: 3, hasMorePages: false, firstItem: null, lastItem: null }],
  [1, 0, 0, { lastPage: 1, hasMorePages: false, firstItem: null, lastItem: null }],
])('page %d of ten, with %s rows of %d, stands where it does (spec §3)', (page, rows, total, told) => {
  expect(paginatorInfo({ first: 10, page }, rows, total)).toMatchObject({ ...told, total, perPage: 10 });
});
