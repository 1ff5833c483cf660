import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/fields/date/days.ts';
import { programmes } from '../testing/programmes.ts';
import { daysAside, moveProgramme } from './moveProgramme.ts';
import { eventDays, itemsOf, type Item, type Programme } from './Programme.ts';
import { daysOf } from './takeItems.ts';

/** A programme with an item on each of these days of June. */
const on = (...days: readonly number[]): Programme => ({
  name: null,
  sections: days.map((day): Programme['sections'][number] => ({
    key: `s${day}`,
    name: `Day ${day}`,
    items: [{ ...item, key: `i${day}`, day: june(day) }],
  })),
});
const item: Item = {
  key: '',
  name: 'Talk',
  objectives: null,
  day: null,
  start: 540,
  end: 600,
  trainers: [],
};
const june = (day: number) => `2027-06-${String(day).padStart(2, '0')}`;
const event = (first: number, last: number) => eventDays(june(first), june(last));

describe('a programme beside its event', () => {
  it.each([
    ['a week later', on(10, 11), event(17, 18), 7],
    ['a week earlier', on(10, 11), event(3, 4), -7],
    ['a day later, so that half of it still lies on the event', on(10, 11), event(11, 12), 1],
    ['a day earlier, so that half of it still lies on the event', on(10, 11), event(9, 10), -1],
    ['two days that become one elsewhere', on(10, 11), event(17, 17), 7],
    ['two days that become three elsewhere', on(10, 11), event(17, 19), 7],
    ['two days that become one of them', on(10, 11), event(10, 10), 0],
    ['two days that become three around them', on(10, 11), event(9, 11), 0],
    ['one of whose days has been moved by hand', on(11, 17), event(17, 18), 0],
    ['on the days of the event', on(10, 11), event(10, 11), 0],
    ['of an event without days', on(10, 11), eventDays(null, null), 0],
    ['that is empty', on(), event(10, 11), 0],
  ])('%s', (_case, programme, days, by) => {
    expect(daysAside(programme, days)).toBe(by);
  });

  it('is moved as it is: nothing is lost, order, times and lengths stay, and it begins with the event', () => {
    const lengths = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(programmes, fc.integer({ min: -40, max: 40 }), lengths, (programme, away, length) => {
        const first = addDays('2027-03-27', away);
        const days = eventDays(first, addDays(first, length - 1));
        const by = daysAside(programme, days);
        const moved = moveProgramme(programme, by);
        const withoutDay = (all: Programme) => itemsOf(all).map((one) => ({ ...one, day: null }));
        expect(withoutDay(moved)).toEqual(withoutDay(programme));
        expect(moveProgramme(moved, -by)).toEqual(programme);
        if (by === 0) return;
        expect(daysOf(moved)[0]).toBe(days[0]);
        expect(daysAside(moved, days), 'it is offered once').toBe(0);
      }),
    );
  });
});
