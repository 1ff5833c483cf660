import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item, Programme, Section } from '../model/Programme.ts';
import { difference, type Difference } from './difference.ts';

let keys = 0;
const key = (): string => String((keys += 1));
const at = (name: string, start: number, over: Partial<Item> = {}): Item => ({
  key: key(),
  name,
  objectives: null,
  day: '2027-03-12',
  start,
  end: start + 30,
  trainers: [],
  ...over,
});
const section = (name: string, ...items: readonly Item[]): Section => ({ key: key(), name, items });
const programme = (...sections: readonly Section[]): Programme => ({ name: 'Course', sections });

/** As short as an eye reads it. */
const told = (all: readonly Difference[]): readonly string[] =>
  all.map((each) => {
    if (each.kind === 'changed') return `${each.after.item.name}: ${each.aspects.join(' ')}`;
    if (each.kind === 'added' || each.kind === 'removed') return `${each.item.name} ${each.kind}`;
    return each.kind;
  });

const anna = { trainerId: '1', unpaid: false };
const before = programme(
  section('Morning', at('Welcome', 540), at('Break', 600), at('Talk', 630, { trainers: [anna] })),
  section('Afternoon', at('Break', 900), at('Hands-on groups', 930)),
);
const [morning, afternoon] = before.sections as [Section, Section];
const [welcome, firstBreak, talk] = morning.items as [Item, Item, Item];
const withMorning = (...items: readonly Item[]) => programme({ ...morning, items }, afternoon);

describe('what differs', () => {
  it.each([
    ['a new name', withMorning({ ...welcome, name: 'Hello' }, firstBreak, talk), ['Hello: renamed']],
    ['a new time', withMorning(welcome, { ...firstBreak, start: 605 }, talk), ['Break: retimed']],
    ['another day', withMorning({ ...welcome, day: '2027-03-13' }, firstBreak, talk), ['Welcome: retimed']],
    ['another place', withMorning(talk, welcome, firstBreak), ['Talk: moved']],
    ['a new item', withMorning(welcome, firstBreak, talk, at('Film', 700)), ['Film added']],
    ['an item that is gone', withMorning(welcome, talk), ['Break removed']],
    ['nobody to teach', withMorning(welcome, firstBreak, { ...talk, trainers: [] }), ['Talk: trainers']],
    [
      'not paid any more',
      withMorning(welcome, firstBreak, { ...talk, trainers: [{ ...anna, unpaid: true }] }),
      ['Talk: paid'],
    ],
    [
      'another trainer, who is not paid',
      withMorning(welcome, firstBreak, { ...talk, trainers: [{ trainerId: '2', unpaid: true }] }),
      ['Talk: trainers'],
    ],
    [
      'other objectives',
      withMorning({ ...welcome, objectives: 'See.' }, firstBreak, talk),
      ['Welcome: objectives'],
    ],
    [
      'another section',
      programme(
        { ...morning, items: [welcome, talk] },
        { ...afternoon, items: [firstBreak, ...afternoon.items] },
      ),
      ['Break: moved'],
    ],
    ['a section by another name', programme({ ...morning, name: 'Day 1' }, afternoon), ['section_renamed']],
    ['sections in another order', programme(afternoon, morning), ['section_moved']],
    ['an empty section', programme(morning, afternoon, section('Evening')), ['section_added']],
    [
      'a section that is gone',
      programme(morning),
      ['section_removed', 'Break removed', 'Hands-on groups removed'],
    ],
    ['a name of its own', { ...before, name: 'Advanced course' }, ['programme_renamed']],
  ])('%s', (_what, after, expected) => {
    expect(told(difference(before, after))).toEqual(expected);
  });

  it('two at once about one item', () => {
    const after = withMorning(welcome, firstBreak, { ...talk, start: 640, trainers: [] });
    expect(told(difference(before, after))).toEqual(['Talk: retimed trainers']);
  });

  it('nothing was there, or nothing is left', () => {
    const one = programme(section('Morning', at('Welcome', 540)));
    expect(told(difference(null, one))).toEqual(['programme_renamed', 'section_added', 'Welcome added']);
    expect(told(difference(one, null))).toEqual(['programme_renamed', 'section_removed', 'Welcome removed']);
    expect(difference(null, null)).toEqual([]);
  });
});

/** Few names and times, so that many are alike; those of one name differ in time, as a person's do. */
const someItem = fc
  .record({
    name: fc.constantFrom('Break', 'Talk', 'Lunch', 'Groups'),
    slot: fc.integer({ min: 0, max: 20 }),
    day: fc.constantFrom('2027-03-12', '2027-03-13'),
    trainers: fc.constantFrom([], [anna], [anna, { trainerId: '2', unpaid: true }]),
  })
  .map(({ slot, ...rest }) => at(rest.name, 480 + slot * 30, rest));
const someSections = fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }).chain((names) =>
  fc.tuple(
    ...names.map((name) =>
      fc
        .uniqueArray(someItem, {
          maxLength: 8,
          selector: ({ name: called, day, start }) => `${called} ${day} ${start}`,
        })
        .map((items) => section(name, ...items)),
    ),
  ),
);
const someProgramme = someSections.map((sections) => programme(...sections));
const withItem = someProgramme
  .filter(({ sections }) => sections.some(({ items }) => items.length > 0))
  .chain((whole) =>
    fc.record({
      whole: fc.constant(whole),
      chosen: fc.constantFrom(...whole.sections.flatMap(({ items }) => items)),
    }),
  );
const replaced = (whole: Programme, chosen: Item, ...by: readonly Item[]): Programme => ({
  ...whole,
  sections: whole.sections.map((one) => ({
    ...one,
    items: one.items.flatMap((item) => (item === chosen ? by : [item])),
  })),
});
const again = (whole: Programme): Programme => structuredClone(whole);

describe('of any programme', () => {
  it('an equal one differs in nothing, whatever its keys', () => {
    fc.assert(
      fc.property(someProgramme, (whole) => {
        const other = again(whole);
        const keyed = { ...other, sections: other.sections.map((one) => ({ ...one, key: key() })) };
        expect(difference(whole, keyed)).toEqual([]);
      }),
    );
  });

  it('one item that is renamed is told as that, and as nothing else', () => {
    fc.assert(
      fc.property(withItem, ({ whole, chosen }) => {
        const after = again(replaced(whole, chosen, { ...chosen, name: 'Another' }));
        expect(told(difference(whole, after))).toEqual(['Another: renamed']);
      }),
    );
  });

  it('one item that takes a little longer is told as that', () => {
    fc.assert(
      fc.property(withItem, ({ whole, chosen }) => {
        const after = again(replaced(whole, chosen, { ...chosen, end: (chosen.end ?? 0) + 5 }));
        expect(told(difference(whole, after))).toEqual([`${chosen.name}: retimed`]);
      }),
    );
  });

  it('one item that goes to a section of its own is told as that', () => {
    fc.assert(
      fc.property(withItem, ({ whole, chosen }) => {
        const left = replaced(whole, chosen);
        const after = again({ ...left, sections: [...left.sections, section('New', chosen)] });
        expect(told(difference(whole, after))).toEqual(['section_added', `${chosen.name}: moved`]);
      }),
    );
  });

  it('one item more, and one less, is told as that', () => {
    fc.assert(
      fc.property(withItem, ({ whole, chosen }) => {
        const less = again(replaced(whole, chosen));
        const more = again(replaced(whole, chosen, chosen, at('Another', 1300)));
        expect(told(difference(whole, more))).toEqual(['Another added']);
        expect(difference(whole, less)).toMatchObject([{ kind: 'removed', item: { name: chosen.name } }]);
      }),
    );
  });
});
