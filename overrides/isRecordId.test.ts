import { expect, it } from 'vitest';
import { isRecordId } from './isRecordId.ts';

it.each([
  ['1', true],
  ['900719925474099312', true],
  ['', false],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1e3', false],
  ['1.5', false],
  ['abc', false],
  ['9007199254740993123', false],
])('%s is an id of a record: %s', (id, expected) => {
  expect(isRecordId(id)).toBe(expected);
});
