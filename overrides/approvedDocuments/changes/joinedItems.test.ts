import { expect, it } from 'vitest';
import type { Change } from '../approvalOperations.ts';
import { joinedItems } from './joinedItems.ts';

const item = (part: string, label: string, before: string | null, after: string | null): Change => ({
  field: `centreEvent.agenda.sections.items.${part}`,
  label,
  before,
  after,
});
const gone = (name: string, begins: string, ends: string, section: string) => [
  item('timeStart', name, begins, null),
  item('timeEnd', `${name}, end`, ends, null),
  item('section', `${name}, section`, section, null),
  item('name', name, name, null),
];
const came = (name: string, begins: string, ends: string, section: string) =>
  gone(name, begins, ends, section).map(({ before, ...rest }) => ({ ...rest, before: null, after: before }));
const told = (...changes: readonly (readonly Change[])[]) =>
  joinedItems(changes.flat().toSorted((one, other) => (one.field < other.field ? -1 : 1))).map(
    ({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`,
  );

it('an item that has another name is told as that', () => {
  expect(told(gone('Lunch', '12:15', '13:15', 'Day 1'), came('Oběd', '12:15', '13:15', 'Day 1'))).toEqual([
    '12:15–13:15: Lunch → Oběd',
  ]);
});

it('one that came and one that went are told with their time, and what else there is of them', () => {
  expect(told(gone('Lunch', '12:15', '13:15', 'Day 1'), came('Walk', '14:00', '15:00', 'Day 2'))).toEqual([
    'Lunch: 12:15–13:15 → –',
    'Walk: – → 14:00–15:00',
    'Lunch, section: Day 1 → –',
    'Walk, section: – → Day 2',
  ]);
});

it('what moved or cannot be told apart stays as it is told', () => {
  const moved = [item('timeStart', 'Welcome', '09:00', '09:05')];
  const twice = [...gone('Break', '10:00', '10:15', 'Day 1'), ...gone('Break', '16:00', '16:15', 'Day 1')];
  expect(told(moved, twice)).toHaveLength(1 + twice.length);
});
