import { describe, expect, it } from 'vitest';
import { railGroups } from './railGroups.ts';

const shape = (listed: readonly string[]) =>
  Object.fromEntries(railGroups(listed).map(({ name, items }) => [name, items.map(({ to }) => to)]));

describe('railGroups', () => {
  it('places every list: the known ones in their groups, the rest under Administration, users first', () => {
    expect(
      shape(['countries', 'events', 'audits', 'waitingListEntries', 'users', 'notifications', 'newThings']),
    ).toEqual({
      plan: ['/', '/events'],
      work: ['/waitingListEntries'],
      insight: ['/powerbi-dashboard', '/log'],
      administration: ['/users', '/countries', '/newThings', '/access'],
    });
  });

  it('leaves out groups without a list that may be seen', () => {
    expect(Object.keys(shape([]))).toEqual(['plan', 'insight', 'administration']);
  });
});
