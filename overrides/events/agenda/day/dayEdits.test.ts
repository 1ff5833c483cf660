import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findItem, itemsOf, minutesOfDay, type Item, type Programme } from '../model/Programme.ts';
import { days, programmes } from '../testing/programmes.ts';
import { changeDay, createAt, moveSectionBy, moveTo, nudge, resizeTo, stretch } from './dayEdits.ts';

const around = { days, along: false };
const [first = '', second = ''] = days;
const item = (key: string, start: number, end: number, day = first): Item => ({
  key,
  name: key,
  objectives: null,
  day,
  start,
  end,
  trainers: [],
});
const one = (...items: readonly Item[]): Programme => ({
  name: null,
  sections: [{ key: 's', name: 'Day 1', items }],
});
const told = (programme: Programme): readonly string[] =>
  itemsOf(programme).map(({ key, day, start, end }) => `${key} ${days.indexOf(day ?? '')} ${start}–${end}`);

describe('an item on the day', () => {
  const before = one(item('a', 540, 600), item('b', 600, 630));

  it('goes where it is put, and stands in its section where its time is', () => {
    expect(told(moveTo(before, 'a', { day: first, start: 700 }, around))).toEqual([
      'b 0 600–630',
      'a 0 700–760',
    ]);
    expect(told(moveTo(before, 'a', { day: second, start: 540 }, around))).toEqual([
      'b 0 600–630',
      'a 1 540–600',
    ]);
  });

  it('leaves a section that people have put in another order as it is', () => {
    const own = one(item('b', 600, 630), item('a', 540, 600));
    expect(told(moveTo(own, 'a', { day: first, start: 500 }, around))).toEqual([
      'b 0 600–630',
      'a 0 500–560',
    ]);
  });

  it('takes what comes later along where that is asked', () => {
    expect(told(moveTo(before, 'a', { day: first, start: 550 }, { days, along: true }))).toEqual([
      'a 0 550–610',
      'b 0 610–640',
    ]);
  });

  it('steps from line to line, earlier, later, longer, shorter', () => {
    const odd = one(item('a', 541, 602));
    expect(told(nudge(odd, 'a', 1, around))).toEqual(['a 0 545–606']);
    expect(told(nudge(odd, 'a', -1, around))).toEqual(['a 0 540–601']);
    expect(told(stretch(odd, 'a', 1, around))).toEqual(['a 0 541–605']);
    expect(told(stretch(odd, 'a', -1, around))).toEqual(['a 0 541–600']);
  });

  it('is never shorter than five minutes', () => {
    expect(told(resizeTo(before, 'a', 'end', 400, around))[0]).toBe('a 0 540–545');
    expect(told(resizeTo(before, 'a', 'start', 900, around))[0]).toBe('a 0 595–600');
    const shortest = one(item('a', 540, 545));
    expect(stretch(shortest, 'a', -1, around)).toBe(shortest);
  });

  it('goes no further than the first and the last minute of the event', () => {
    const early = one(item('a', 0, 30));
    expect(told(nudge(early, 'a', -1, around))).toEqual(['a 0 0–30']);
    expect(changeDay(early, 'a', -1, around)).toBe(early);
    const late = one(item('a', 1400, 1440, days.at(-1)));
    expect(told(nudge(late, 'a', 1, around))).toEqual(['a 2 1400–1440']);
    expect(resizeTo(late, 'a', 'end', 1500, around)).toBe(late);
  });

  it('may run past midnight into another day of the event', () => {
    expect(told(resizeTo(before, 'b', 'end', 1470, around))[1]).toBe('b 0 600–1470');
    expect(told(moveTo(before, 'a', { day: first, start: 1445 }, around))[1]).toBe('a 1 5–65');
  });

  it('with times that make no sense is left to be mended where they are typed', () => {
    const broken = one(item('a', 600, 540), item('b', 540, 600, '2030-01-01'));
    for (const key of ['a', 'b']) expect(nudge(broken, key, 1, around)).toBe(broken);
  });
});

describe('a new item', () => {
  const asked = { key: 'new', day: first, sectionName: 'Day 1', sectionKey: 'fresh' };

  it('is of the nearest section of its day, in its place', () => {
    const rooms: Programme = {
      name: null,
      sections: [
        { key: 'a', name: 'A', items: [item('x', 540, 600)] },
        { key: 'b', name: 'B', items: [item('y', 840, 900), item('z', 960, 990)] },
      ],
    };
    const after = createAt(rooms, { ...asked, from: 951, to: 923 }, around);
    expect(told(after)).toEqual(['x 0 540–600', 'y 0 840–900', 'new 0 925–950', 'z 0 960–990']);
    expect(findItem(after, 'new')?.section.key).toBe('b');
  });

  it('brings a section where there is none on its day', () => {
    const after = createAt(one(item('x', 540, 600, second)), { ...asked, from: 540, to: 540 }, around);
    expect(after.sections.map(({ name, items }) => `${name} ${items.length}`)).toEqual([
      'Day 1 1',
      'Day 1 1',
    ]);
    expect(told(after).at(-1)).toBe('new 0 540–545');
  });
});

describe('of any programme', () => {
  const chosen = programmes
    .filter((programme) => itemsOf(programme).length > 0)
    .chain((programme) =>
      fc.record({
        programme: fc.constant(programme),
        key: fc.constantFrom(...itemsOf(programme).map(({ key }) => key)),
        minutes: fc.integer({ min: -2000, max: 5000 }),
        day: fc.constantFrom(...days),
        along: fc.boolean(),
      }),
    );
  const within = (programme: Programme) => {
    for (const { day, start, end } of itemsOf(programme)) {
      const at = days.indexOf(day ?? '') * minutesOfDay;
      expect((end ?? 0) - (start ?? 0)).toBeGreaterThanOrEqual(5);
      expect(at + (start ?? -1)).toBeGreaterThanOrEqual(0);
      expect(at + (end ?? 0)).toBeLessThanOrEqual(days.length * minutesOfDay);
    }
  };

  it('no edit loses an item, leaves the days of the event, or makes one shorter than five minutes', () => {
    fc.assert(
      fc.property(chosen, ({ programme, key, minutes, day, along }) => {
        const here = { days, along };
        const section = findItem(programme, key)?.section.key ?? '';
        for (const after of [
          moveTo(programme, key, { day, start: minutes }, here),
          resizeTo(programme, key, 'end', minutes, here),
          resizeTo(programme, key, 'start', minutes, here),
          moveSectionBy(programme, section, day, minutes, here),
        ]) {
          within(after);
          expect(
            itemsOf(after)
              .map((each) => each.key)
              .sort(),
          ).toEqual(
            itemsOf(programme)
              .map((each) => each.key)
              .sort(),
          );
        }
      }),
    );
  });

  it('one step later and one earlier leaves an item on the lines where it was', () => {
    fc.assert(
      fc.property(chosen, ({ programme, key }) => {
        const there = nudge(programme, key, 1, around);
        if (there === programme || told(there).join() === told(programme).join()) return;
        expect(told(nudge(there, key, -1, around)).toSorted()).toEqual(told(programme).toSorted());
      }),
    );
  });
});
