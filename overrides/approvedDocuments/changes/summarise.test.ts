import { expect, it } from 'vitest';
import { approvalWords, type ApprovalWord } from '../approvalWords.ts';
import type { Change } from '../approvalOperations.ts';
import { summarise } from './summarise.ts';

/** As the English is said, its plural by hand. */
const words = (key: ApprovalWord, values: Readonly<Record<string, unknown>> = {}): string => {
  const [one = '', many = one] = approvalWords[key].split(' |||| ');
  return (values.smart_count === 1 ? one : many).replace(/%\{(\w+)\}/g, (_all, name: string) =>
    String(values[name]),
  );
};
const of = (field: string, label: string, before: string | null, after: string | null): Change => ({
  field: `centreEvent.${field}`,
  label,
  before,
  after,
});
const item = (name: string, label: string, before: string | null, after: string | null) =>
  of(`agenda.sections.items.${name}`, label, before, after);
const trainer = (before: string | null, after: string | null) =>
  of('trainers.trainer.fullName', 'Trainer', before, after);
const moved = (name: string) => [
  item('timeStart', name, '09:00', '09:05'),
  item('timeEnd', `${name}, end`, '09:30', '09:35'),
];

it.each([
  ['one item that moved', moved('Welcome'), ['Welcome: 09:00 → 09:05']],
  [
    'several, and another trainer',
    [...moved('Welcome'), ...moved('Anatomy'), trainer('Dr Żółciński', null), trainer(null, 'Dr Adler')],
    ['2 items moved', 'trainer replaced'],
  ],
  [
    'one that came and one that went, each with all there is of it',
    [
      item('name', 'Lunch', null, 'Lunch'),
      item('timeStart', 'Lunch', null, '12:00'),
      item('timeEnd', 'Lunch, end', null, '13:00'),
      item('name', 'Farewell', 'Farewell', null),
    ],
    ['“Lunch” added', '“Farewell” removed'],
  ],
  ['one that takes longer', [item('timeEnd', 'Cases, end', '12:00', '12:30')], ['Cases, end: 12:00 → 12:30']],
  ['trainers more', [trainer(null, 'A'), trainer(null, 'B')], ['2 trainers added']],
  [
    'facts of the event',
    [
      of('name', 'Name', 'Wrist', 'Hand'),
      of('dateStart', 'First day', '8 Dec 2026', '9 Dec 2026'),
      of('dateEnd', 'Last day', '9 Dec 2026', '10 Dec 2026'),
    ],
    ['Name: Wrist → Hand', 'First day: 8 Dec 2026 → 9 Dec 2026', '1 more change'],
  ],
])('tells of %s', (_what, changes, told) => {
  expect(summarise(changes, words)).toEqual(told);
});
