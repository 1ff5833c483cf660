import { expect, it } from 'vitest';
import { printedDays } from './printedDays.ts';

const item = (name: string, start: string, end: string) => ({
  name,
  objectives: null,
  timeStart: `2027-03-${start}:00`,
  timeEnd: `2027-03-${end}:00`,
  trainers: [
    { trainerId: '1', trainer: { fullName: 'Anna Nowak' } },
    { trainerId: '2', trainer: null },
  ],
});
const agenda = {
  name: null,
  sections: [
    { name: 'Room A', items: [item('Late', '12T15:00', '12T16:00'), item('Gala', '12T23:00', '13T00:30')] },
    {
      name: 'Room B',
      items: [item('Early', '12T09:00', '12T10:00'), item('Next day', '13T09:00', '13T10:00')],
    },
  ],
};

it('a sheet for each day, in the order of the clock, with the names of those who may be seen', () => {
  const [first, second] = printedDays(agenda, '2027-03-12');
  expect(first?.items.map(({ time, name, section }) => `${time} ${name} ${section}`)).toEqual([
    '09:00–10:00 Early Room B',
    '15:00–16:00 Late Room A',
    '23:00–00:30 Gala Room A',
  ]);
  expect(first).toMatchObject({ day: '2027-03-12', number: 1, section: undefined });
  expect(first?.items[0]?.trainers).toEqual(['Anna Nowak']);
  expect(second).toMatchObject({ day: '2027-03-13', number: 2, section: 'Room B' });
  expect(second?.items[0]?.section).toBeUndefined();
});

it('a day before the event has no number, and without an agenda there is no sheet', () => {
  expect(printedDays(agenda, '2027-03-13').map(({ number }) => number)).toEqual([undefined, 1]);
  expect(printedDays(null, null)).toEqual([]);
});
