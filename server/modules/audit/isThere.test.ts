import { expect, it } from 'vitest';
import { Writes } from '#server/graphql/write/Writes.ts';
import { TRUE } from '#server/db/conditions.ts';
import { unaskedByLog } from './isThere.ts';

const writesOf = (type: string) =>
  new Writes({
    type,
    table: 'redirects',
    noun: 'redirect',
    policy: { capability: 'redirects.write', countries: () => TRUE },
    nameOf: (row) => row.path,
    deletedColumn: 'deleted_at',
  });

it('a noun that comes back and that the log does not look up ends the start', () => {
  expect(unaskedByLog({ writes: writesOf('Hotel') })).toEqual([
    'Hotel can be deleted and come back, and wants a line in server/modules/audit/isThere.ts',
  ]);
  expect(unaskedByLog({ writes: writesOf('Redirect') })).toEqual([]);
  expect(unaskedByLog({ writes: null })).toEqual([]);
});
