import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem, remove, renameSection, setItem } from '../model/editItems.ts';
import { setTime } from '../model/editTimes.ts';
import { itemsOf, newKey, type Programme } from '../model/Programme.ts';
import { days, programmes } from '../testing/programmes.ts';
import { alignTo, alignToOwn } from './alignTo.ts';
import { mergePlans, theirChanges } from './mergePlans.ts';
import { addMember, moveMember, planInput, samePlan, type Plan } from './Plan.ts';

const plan = (programme: Programme): Plan => ({ programme, team: [], leadTrainerId: null });
const item = (key: string, name: string, start: number) => ({
  key,
  name,
  objectives: null,
  day: days[0] ?? null,
  start,
  end: start + 30,
  trainers: [],
});
const base = plan({
  name: 'Course',
  sections: [
    {
      key: 's',
      name: 'Day 1',
      items: [item('a', 'Welcome', 540), item('b', 'Anatomy', 570), item('c', 'Lunch', 720)],
    },
    { key: 't', name: 'Day 2', items: [item('d', 'Groups', 600)] },
  ],
});
const edit = (change: (programme: Programme) => Programme): Plan => ({
  ...base,
  programme: change(base.programme),
});
const names = ({ programme }: Plan) =>
  programme.sections.map(({ name, items }) => [name, ...items.map((one) => one.name)]);

describe('two planners on one agenda (K6)', () => {
  it('keep both sets of changes where they changed different items', () => {
    const mine = edit((p) => setTime(p, 'a', { start: 530 }, days));
    const theirs = edit((p) =>
      remove(
        moveItem(setItem(p, 'b', { name: 'Anatomy in depth' }), 'd', { section: 's', index: 1 }, days),
        new Set(['c']),
      ),
    );
    expect(theirChanges(base, mine, theirs).some(({ conflict }) => conflict)).toBe(false);
    const merged = mergePlans(base, mine, theirs);
    expect(names(merged)).toEqual([['Day 1', 'Welcome', 'Groups', 'Anatomy in depth'], ['Day 2']]);
    expect(itemsOf(merged.programme)[0]?.start).toBe(530);
  });

  it('are told what both have changed, and that it is no conflict where both did the same', () => {
    const mine = edit((p) => setItem(p, 'b', { name: 'Landmarks' }));
    const theirs = edit((p) => setItem(p, 'b', { name: 'Nerves' }));
    expect(theirChanges(base, mine, theirs).map(({ conflict }) => conflict)).toEqual([true]);
    expect(theirChanges(base, mine, mine).map(({ conflict }) => conflict)).toEqual([false]);
  });

  it('may rename a section and add to it', () => {
    const mine = edit((p) => setItem(p, 'd', { name: 'Hands-on groups' }));
    const theirs = edit((p) => renameSection(p, 't', 'Afternoon'));
    expect(names(mergePlans(base, mine, theirs))[1]).toEqual(['Afternoon', 'Hands-on groups']);
  });

  it('have nothing twice where what came back is what was sent: its answer was lost', () => {
    const added = (key: string) => (p: Programme) => ({
      ...p,
      sections: p.sections.map((section) =>
        section.key === 's' ? { ...section, items: [...section.items, item(key, 'Closing', 780)] } : section,
      ),
    });
    const mine = edit(added('mine'));
    const read = added('theirs')(setItem(base.programme, 'b', { name: 'Nerves' }));
    const theirs = plan(alignToOwn(base.programme, mine.programme, read));
    expect(theirChanges(base, mine, theirs).some(({ conflict }) => conflict)).toBe(false);
    expect(names(mergePlans(base, mine, theirs))[0]).toEqual([
      'Day 1',
      'Welcome',
      'Nerves',
      'Lunch',
      'Closing',
    ]);
  });

  it('may each add a trainer: priorities stay distinct (A3)', () => {
    const mine = addMember(base, { id: '1', name: 'Jördis' });
    const theirs = addMember(base, { id: '2', name: 'Żaneta' });
    expect(mergePlans(base, mine, theirs).team.map(({ priority }) => priority)).toEqual([1, 2]);
  });

  it('have nothing to merge where only one of them changed something', () => {
    fc.assert(
      fc.property(programmes, programmes, (one, other) => {
        const [before, after] = [plan(one), plan(alignTo(one, other))];
        expect(samePlan(mergePlans(before, before, after), after)).toBe(true);
        expect(itemsOf(mergePlans(before, after, before).programme)).toHaveLength(itemsOf(other).length);
      }),
    );
  });
});

describe('keys', () => {
  it('of what is read again are those it had', () => {
    const again: Programme = {
      ...base.programme,
      sections: base.programme.sections.map((section) => ({
        ...section,
        key: newKey(),
        items: section.items.map((one) => ({ ...one, key: newKey() })),
      })),
    };
    expect(alignTo(base.programme, again)).toEqual(base.programme);
  });
});

describe('what is saved', () => {
  it('is nothing while a time is missing, and priorities as they were traded', () => {
    const missing = edit((p) => ({
      ...p,
      sections: [{ key: 's', name: 'x', items: [{ ...item('a', 'Talk', 540), end: null }] }],
    }));
    expect(planInput(missing)).toBeUndefined();
    const two = addMember(addMember(base, { id: '1', name: 'Jördis' }), { id: '2', name: 'Żaneta' });
    expect(
      planInput(moveMember(two, '2', -1))?.trainers?.sync.map(({ id, priority }) => [id, priority]),
    ).toEqual([
      ['2', 1],
      ['1', 2],
    ]);
  });
});
