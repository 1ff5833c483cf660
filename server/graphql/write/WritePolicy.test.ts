import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { compileSql } from '#server/db/compileSql.ts';
import type { Role } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { TRUE } from '#server/db/conditions.ts';
import { writeScope, type WritePolicy } from './WritePolicy.ts';

const policy: WritePolicy = {
  capability: 'events.write',
  governed: { 'costs.write': ['estimated_costs'] },
  countries: () => sql.raw('in own countries'),
  own: () => sql.raw('is own'),
};
const viewer = (...roles: Role[]): Viewer => ({
  id: '1',
  username: 'a',
  roles,
  countryIds: ['1'],
  sessionId: 's',
});
const scopeOf = (roles: readonly Role[], keys: readonly string[]) =>
  writeScope(policy, viewer(...roles), keys, 'change this event')('t');

describe('writeScope', () => {
  it('reaches every row where one of the roles does', () => {
    expect(scopeOf(['viewer', 'global_manager'], ['name'])).toBe(TRUE);
  });

  it('is narrowed to the countries of a country manager', () => {
    expect(compileSql(scopeOf(['country_manager'], ['name'])).text).toBe('(in own countries)');
  });

  it('refuses a role without the capability before any row is looked at', () => {
    expect(() => scopeOf(['viewer'], ['name'])).toThrow('You may not change this event.');
    expect(() => scopeOf([], [])).toThrow('You may not change this event.');
  });

  it('asks for the capability of each key: compliance writes costs and nothing else', () => {
    expect(scopeOf(['compliance'], ['estimated_costs'])).toBe(TRUE);
    expect(() => scopeOf(['compliance'], ['estimated_costs', 'name'])).toThrow('You may not');
  });
});
