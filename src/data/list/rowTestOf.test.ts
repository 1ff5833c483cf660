import { describe, expect, it } from 'vitest';
import { operatorCases, operatorMoments, operatorRows } from '../testing/operatorCases.ts';
import { rowTestOf } from './rowTestOf.ts';

const rows = operatorRows.map((row, index) => ({ ...row, dateCreated: operatorMoments[index] }));
const found = (where: object): string => {
  const { holds } = rowTestOf(where);
  return rows
    .filter((row) => holds(row))
    .map(({ id }) => id)
    .join(' ');
};

/** The same cases as `tests/api/reads/operatorCases.test.ts` asks the server. */
describe('in the browser', () => {
  it.each(operatorCases)('%s %s %j', (column, operator, value, expected) => {
    expect(found({ column, operator, value })).toBe(expected);
  });
});

it('all parts of a node must hold, of its OR one', () => {
  const is = (column: string, value: unknown) => ({ column, operator: 'EQ', value });
  expect(found({ AND: [is('isPublished', true), { OR: [is('id', '101'), is('id', '102')] }] })).toBe('101');
  expect(found({ ...is('isPublished', false), OR: [is('id', '101'), is('id', '102')] })).toBe('102');
  expect(found({ OR: [] })).toBe('101 102 103 104');
});

it('a record is compared by its id, a list by any of its items', () => {
  const row = {
    country: { id: '4', name: 'x' },
    roles: ['booker', 'viewer'],
    allowed: [{ ID: '7' }],
    none: [],
  };
  const holds = (column: string, operator: string, value?: unknown) =>
    rowTestOf({ column, operator, value }).holds(row);
  expect(holds('country', 'EQ', '4')).toBe(true);
  expect(holds('roles', 'IN', ['viewer', 'other'])).toBe(true);
  expect(holds('roles', 'NOT_IN', ['viewer', 'other'])).toBe(false);
  expect(holds('allowed', 'IN', ['7'])).toBe(true);
  expect(holds('none', 'IS_NULL')).toBe(true);
});

it('a pattern is looked for once, however often any text may stand in it', () => {
  const isLike = (value: string, pattern: string) =>
    rowTestOf({ column: 'name', operator: 'LIKE', value: pattern }).holds({ name: value });
  expect(isLike('a'.repeat(500), `${'%a'.repeat(100)}%b`)).toBe(false);
  expect(isLike(`${'a'.repeat(500)}b`, `${'%a'.repeat(100)}%b`)).toBe(true);
  const cases: [string, string, boolean][] = [
    ['abcab', 'a%ab', true],
    ['abcab', 'abc%cab', false],
    ['abab', '%ab%ab%', true],
    ['aba', '%ab%ab%', false],
    ['ab', 'ab%', true],
    ['xaab', '%a_', true],
    ['xaab', '%a_b', true],
    ['xab', '%a_b%', false],
  ];
  for (const [value, pattern, holds] of cases)
    expect(isLike(value, pattern), `${value} ${pattern}`).toBe(holds);
});

it('what it cannot look at finds nothing, and it says which fields it reads', () => {
  expect(found({ column: 'name', operator: 'SOUNDS_LIKE', value: 'x' })).toBe('');
  expect(
    rowTestOf({ AND: [{ column: 'name', value: 'x' }, { OR: [{ column: 'a.b', value: 1 }] }] }).sources,
  ).toEqual(['name', 'a.b']);
});
