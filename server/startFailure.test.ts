import { expect, it } from 'vitest';
import { MigrationRefused } from './db/migrations/Migration.ts';
import { startFailure } from './startFailure.ts';

it('what whoever starts can mend is told in words, all else as it is', () => {
  const held = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  expect(startFailure(held)).toContain('holds a table of the database');
  expect(startFailure(new MigrationRefused('It is newer.'))).toBe('It is newer.');
  const ours = new TypeError('x is undefined');
  expect(startFailure(ours)).toBe(ours);
});
