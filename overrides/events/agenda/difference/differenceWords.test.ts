import { expect, it } from 'vitest';
import { difference } from './difference.ts';
import { differenceLine } from './differenceWords.ts';
import { programmeOfAudit } from './programmeOfAudit.ts';

const words = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  `${key}${Object.keys(values).length === 0 ? '' : ` ${Object.values(values).join(' | ')}`}`;
const tells = {
  words,
  locale: 'en-GB',
  nameOf: (id: string) => (id === '1' ? 'Anna Nowak' : undefined),
};
const groups = {
  name: 'Hands-on groups',
  objectives: null,
  order: 0,
  time_start: '2027-03-12T13:15:00',
  time_end: '2027-03-12T15:45:00',
  trainers: [{ trainer_id: '1', exclude_in_honoraria: false }],
};
const agenda = (over: object, section = 'Day 1') => ({
  name: null,
  sections: [{ name: section, order: 0, items: [{ ...groups, ...over }] }],
});

/** Of two agendas as the log keeps them. */
const told = (before: object | null, after: object | null) =>
  difference(programmeOfAudit(before), programmeOfAudit(after)).map((each) => {
    const { name, text } = differenceLine(each, tells);
    return `${name}: ${text}`;
  });

it.each([
  [
    'times, without the day where it is the same',
    { time_start: '2027-03-12T13:30:00', time_end: '2027-03-12T16:00:00' },
    'Hands-on groups: change 13:15–15:45 | 13:30–16:00',
  ],
  [
    'another day, and an end after midnight',
    { time_start: '2027-03-13T23:00:00', time_end: '2027-03-14T00:30:00' },
    'Hands-on groups: change 12 Mar 2027, 13:15–15:45 | 13 Mar 2027, 23:00–00:30',
  ],
  ['a new name', { name: 'Groups' }, 'Groups: renamed Hands-on groups'],
  ['no trainer any more', { trainers: [] }, 'Hands-on groups: change Anna Nowak | nobody'],
  [
    'a trainer who is hidden',
    { trainers: [{ trainer_id: '7', exclude_in_honoraria: false }] },
    'Hands-on groups: change Anna Nowak | somebody',
  ],
  [
    'who is not paid',
    { trainers: [{ trainer_id: '1', exclude_in_honoraria: true }] },
    'Hands-on groups: unpaid Anna Nowak',
  ],
])('says %s', (_what, over, expected) => {
  expect(told(agenda({}), agenda(over))).toEqual([expected]);
});

it('says what came and what went, with section and time', () => {
  expect(told(null, agenda({}))).toEqual([
    'Day 1: section_added',
    'Hands-on groups: added Day 1 | 12 Mar 2027, 13:15–15:45',
  ]);
  expect(told(agenda({}), null).at(-1)).toBe('Hands-on groups: removed Day 1 | 12 Mar 2027, 13:15–15:45');
});

it('reads an agenda that the log has as text, and none from what is none', () => {
  expect(programmeOfAudit(JSON.stringify(agenda({})))).toEqual(programmeOfAudit(agenda({})));
  expect(programmeOfAudit('•••')).toBeNull();
  expect(programmeOfAudit(null)).toBeNull();
});
