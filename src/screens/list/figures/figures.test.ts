import { expect, it } from 'vitest';
import type { ConditionColumn } from '#src/screens/list/filters/ConditionsDefinition.ts';
import { exactFigure, shifted } from './exactFigure.ts';
import { groupsByName } from './groupsByName.ts';
import { groupColumns, groupCondition, groupFilter, spanEnd } from './groupCondition.ts';

it.each([
  ['123456789012345678901', 2, '1234567890123456789.01'],
  ['-5', 2, '-0.05'],
  ['39200.493433', 2, '392.00493433'],
  ['7', 0, '7'],
])('%s moved by %i places is %s', (decimal, places, moved) => expect(shifted(decimal, places)).toBe(moved));

it('a sum keeps all of its digits, each currency its own', () => {
  expect(exactFigure('900719925474099300', 'EUR', 'en-GB')).toBe('€9,007,199,254,740,993.00');
  expect(exactFigure('12345', 'JPY', 'en-GB')).toBe('JP¥12,345');
  expect(exactFigure('12.5', null, 'en-GB')).toBe('12.5');
});

it.each([
  ['2026-11-23', 'DAY', '2026-11-24'],
  ['2026-12-01', 'MONTH', '2027-01-01'],
  ['2026-10-01', 'QUARTER', '2027-01-01'],
] as const)('the span from %s, a %s, ends before %s', (first, unit, end) =>
  expect(spanEnd(first, unit)).toBe(end),
);

const column = (kind: ConditionColumn['kind']): ConditionColumn => ({ value: 'X', source: 'x', kind });
const ofGroup = (kind: ConditionColumn['kind'], key: string | null) =>
  groupCondition(column(kind), { source: 'x', unit: 'MONTH' }, key);

it('a group is named by a condition, beside those that are there', () => {
  expect(ofGroup('enum', 'NEW')).toEqual({ column: 'X', operator: 'EQ', value: 'NEW' });
  expect(ofGroup('boolean', 'false')).toEqual({ column: 'X', operator: 'EQ', value: false });
  expect(ofGroup('reference', null)).toEqual({ column: 'X', operator: 'IS_NULL' });
  expect(ofGroup('date', '2027-02-01')).toEqual({
    column: 'X',
    operator: 'BETWEEN',
    value: ['2027-02-01', '2027-02-28'],
  });
  expect(groupFilter({ q: 'a', where: { column: 'Y' } }, 'where', { column: 'X' })).toEqual({
    q: 'a',
    where: { AND: [{ column: 'Y' }, { column: 'X' }] },
  });
});

it('rows are grouped by a field of theirs that many may share: no number of their own, no text, nothing of others', () => {
  const column = (source: string, kind: ConditionColumn['kind']) => ({ value: source, source, kind });
  const columns = [
    column('id', 'reference'),
    column('ID', 'reference'),
    column('country', 'reference'),
    column('city', 'string'),
    { ...column('roles', 'enum'), filter: 'roles' },
    column('centreEvent.dateStart', 'date'),
    column('dateCreated', 'dateTime'),
  ];
  const conditions = { source: 'where', operators: [], columns, relations: [] };
  expect(groupColumns(conditions).map(({ source }) => source)).toEqual(['country', 'dateCreated']);
});

it('groups of related records come by name, those that nobody may see after them, then the rest', () => {
  const groups = ['4', null, '9', '12', '3'].map((key) => ({ key, count: 1, totals: [] }));
  const names = new Map([
    ['3', 'Room 10'],
    ['4', 'Room 9'],
    ['12', 'Äpfel'],
  ]);
  expect(groupsByName(groups, names, 'en-GB').map(({ key }) => key)).toEqual(['12', '4', '3', '9', null]);
});
