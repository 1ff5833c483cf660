import { expect, it } from 'vitest';
import type { TimedItem } from '../model/Programme.ts';
import { courseOf, item } from '../testing/courseAgenda.tsx';
import { elsewhere } from './elsewhere.ts';

const talk = (start: number, end: number): TimedItem => ({
  key: 'talk',
  name: 'Anatomy',
  objectives: null,
  day: '2027-06-10',
  start,
  end,
  trainers: [],
});
const london = {
  id: '4',
  name: 'London course',
  dateStart: '2027-06-10',
  dateEnd: '2027-06-11',
  timeZone: 'Europe/London',
  trainers: [{ trainerId: '1' }, { trainerId: '2' }],
  agenda: courseOf(item('Keynote', '09:00', '10:00', ['1']), item('Panel', '10:00', '11:00', ['2'])),
};
const at = (start: number, end: number, event = london) =>
  elsewhere('1', { timeZone: 'Europe/Warsaw', items: [talk(start, end)], days: ['2027-06-10'] }, [event]).map(
    ({ clashes }) => clashes,
  );

it('a trainer is elsewhere at the same time by the clocks of both events, or on the same days', () => {
  const clash = [[{ key: 'talk', here: 'Anatomy', there: 'Keynote' }]];
  expect(at(10 * 60, 10 * 60 + 30)).toEqual(clash);
  expect(at(9 * 60, 10 * 60), 'it ends as the other begins').toEqual([[]]);
  expect(at(11 * 60, 12 * 60), 'somebody else teaches then').toEqual([[]]);
  const later = { ...london, dateStart: '2027-06-11' };
  expect(at(9 * 60, 10 * 60, later)).toEqual([]);
  expect(at(10 * 60, 11 * 60, { ...later, dateEnd: '2027-06-12' }), 'a programme beside its days').toEqual(
    clash,
  );
});
