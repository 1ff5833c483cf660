import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, programmes, trainerIds } from '../testing/programmes.ts';
import { addItem, duplicate, moveDays, moveItem, moveSection, remove } from './editItems.ts';
import { absolute, setTime, shift, shiftSection, stickToNext, stickToPrevious, swap } from './editTimes.ts';
import { setTrainers, setUnpaid } from './editTrainers.ts';
import { redo, startHistory, takeStep, undo } from '#overrides/events/history.ts';
import { eventDays, findItem, isTimed, itemsOf, minutesOfDay, type Programme } from './Programme.ts';
import { programmeInput, readProgramme } from './readProgramme.ts';
import { speakingMinutes } from './speakingMinutes.ts';

type Edit = (programme: Programme) => Programme;

const index = fc.nat(30);
const minutes = fc.integer({ min: -300, max: 300 }).map((steps) => steps * 5);
const one = (programme: Programme, at: number): string => {
  const items = itemsOf(programme);
  return items[at % Math.max(items.length, 1)]?.key ?? 'none';
};
const some = (programme: Programme, picks: readonly number[]) =>
  new Set(picks.map((at) => one(programme, at)));
const section = (programme: Programme, at: number): string =>
  programme.sections[at % programme.sections.length]?.key ?? '';

/** Every edit there is, with whatever it may be given. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(index, index).map(([at, to]): Edit => (p) => {
    const after = findItem(p, one(p, to));
    return addItem(p, { section: after?.section.key ?? section(p, at), after: after?.item.key }, days);
  }),
  fc.array(index).map(
    (picks): Edit =>
      (p) =>
        duplicate(p, some(p, picks), days),
  ),
  fc.array(index, { maxLength: 2 }).map(
    (picks): Edit =>
      (p) =>
        remove(p, some(p, picks)),
  ),
  fc.tuple(index, index, index, fc.option(fc.constantFrom(...days), { nil: undefined })).map(
    ([at, to, place, day]): Edit =>
      (p) =>
        moveItem(p, one(p, at), { section: section(p, to), index: place % 5, day }, days),
  ),
  fc.tuple(index, index).map(
    ([at, to]): Edit =>
      (p) =>
        moveSection(p, section(p, at), to % p.sections.length),
  ),
  fc.tuple(index, fc.integer({ min: 0, max: 1435 }), fc.boolean()).map(
    ([at, start, along]): Edit =>
      (p) =>
        setTime(p, one(p, at), { start }, days, along),
  ),
  fc.tuple(index, fc.integer({ min: 1, max: 600 }), fc.boolean()).map(([at, length, along]): Edit => (p) => {
    const start = findItem(p, one(p, at))?.item.start ?? 0;
    return setTime(p, one(p, at), { end: start + length }, days, along);
  }),
  fc.tuple(fc.array(index), minutes).map(
    ([picks, by]): Edit =>
      (p) =>
        shift(p, some(p, picks), by, days),
  ),
  fc.tuple(index, minutes).map(
    ([at, by]): Edit =>
      (p) =>
        shiftSection(p, section(p, at), by, days),
  ),
  index.map(
    (at): Edit =>
      (p) =>
        stickToPrevious(p, one(p, at), days),
  ),
  index.map(
    (at): Edit =>
      (p) =>
        stickToNext(p, one(p, at), days),
  ),
  fc.tuple(index, index).map(
    ([at, other]): Edit =>
      (p) =>
        swap(p, one(p, at), one(p, other), days),
  ),
  fc.tuple(fc.array(index), fc.integer({ min: -2, max: 2 })).map(
    ([picks, by]): Edit =>
      (p) =>
        moveDays(p, some(p, picks), by, days),
  ),
  fc.tuple(fc.array(index), fc.subarray(trainerIds)).map(
    ([picks, ids]): Edit =>
      (p) =>
        setTrainers(p, some(p, picks), ids),
  ),
  fc.tuple(fc.array(index), fc.boolean()).map(
    ([picks, unpaid]): Edit =>
      (p) =>
        setUnpaid(p, some(p, picks), unpaid),
  ),
);

const answerOf = (programme: Programme) => {
  const input = programmeInput(programme);
  return {
    name: input?.name ?? null,
    sections: (input?.sections ?? []).map(({ name, items }) => ({
      name,
      items: (items ?? []).map((item) => ({
        name: item.name,
        objectives: item.objectives ?? null,
        timeStart: item.time_start,
        timeEnd: item.time_end,
        trainers: (item.trainers ?? []).map(({ trainer_id, exclude_in_honoraria }) => ({
          trainerId: trainer_id,
          excludeInHonoraria: exclude_in_honoraria ?? false,
        })),
      })),
    })),
  };
};

describe('edits of a programme', () => {
  it('never make an item shorter than five minutes or leave the days of the event', () => {
    fc.assert(
      fc.property(programmes, fc.array(edits, { minLength: 1, maxLength: 8 }), (programme, list) => {
        const after = list.reduce((now, edit) => edit(now), programme);
        for (const item of itemsOf(after)) {
          const at = isTimed(item) ? absolute(item, days) : undefined;
          expect(at).toBeDefined();
          expect((at?.end ?? 0) - (at?.start ?? 0)).toBeGreaterThanOrEqual(5);
          expect(at?.start).toBeGreaterThanOrEqual(0);
          expect(item.start).toBeGreaterThanOrEqual(0);
          expect(item.start).toBeLessThan(minutesOfDay);
          expect(at?.end).toBeLessThanOrEqual(days.length * minutesOfDay);
        }
        const keys = itemsOf(after).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('are taken back by undo one by one, and made again by redo', () => {
    fc.assert(
      fc.property(programmes, fc.array(edits, { minLength: 1, maxLength: 8 }), (programme, list) => {
        const states = [startHistory(programme)];
        for (const edit of list) {
          const now = states.at(-1) ?? startHistory(programme);
          states.push(takeStep(now, edit(now.present), { code: 'edit' }));
        }
        const last = states.at(-1) ?? startHistory(programme);
        let back = last;
        while (back.past.length > 0) back = undo(back);
        expect(back.present).toBe(programme);
        while (back.future.length > 0) back = redo(back);
        expect(back.present).toBe(last.present);
      }),
    );
  });

  it('are read back as they were saved, to the minute, also where the clocks change', () => {
    fc.assert(
      fc.property(programmes, (programme) => {
        expect(programmeInput(readProgramme(answerOf(programme)))).toEqual(programmeInput(programme));
      }),
    );
  });

  it('move what they move and keep the order of the rest', () => {
    fc.assert(
      fc.property(programmes, index, index, index, (programme, at, to, place) => {
        const key = one(programme, at);
        const moved = moveItem(programme, key, { section: section(programme, to), index: place % 5 }, days);
        const rest = (p: Programme) =>
          p.sections.map(({ items }) => items.flatMap((i) => (i.key === key ? [] : [i.key])));
        expect(rest(moved)).toEqual(rest(programme));
        expect(itemsOf(moved)).toHaveLength(itemsOf(programme).length);
      }),
    );
  });

  it('shift keeps the distances between what it shifts, and shifting back restores it where there is room', () => {
    fc.assert(
      fc.property(programmes, fc.array(index), minutes, (programme, picks, by) => {
        const keys = some(programme, picks);
        const places = (p: Programme) =>
          itemsOf(p).flatMap((item) =>
            keys.has(item.key) && isTimed(item) ? (absolute(item, days)?.start ?? []) : [],
          );
        const distances = (p: Programme) => places(p).map((start) => start - (places(p)[0] ?? 0));
        const shifted = shift(programme, keys, by, days);
        expect(distances(shifted)).toEqual(distances(programme));
        if ((places(shifted)[0] ?? 0) - (places(programme)[0] ?? 0) === by)
          expect(shift(shifted, keys, -by, days)).toEqual(programme);
      }),
    );
  });
});

/** H1, counted minute by minute. */
function countedMinutes(programme: Programme, trainerId: string): number {
  const paid = new Set<string>();
  for (const item of itemsOf(programme).filter(isTimed)) {
    if (!item.trainers.some((trainer) => trainer.trainerId === trainerId && !trainer.unpaid)) continue;
    for (let minute = item.start; minute < item.end; minute += 1) paid.add(`${item.day} ${minute}`);
  }
  return paid.size;
}

describe('speaking minutes', () => {
  it('count each minute once, whatever overlaps and in whatever order (H1)', () => {
    fc.assert(
      fc.property(programmes, (programme) => {
        const minutesOf = speakingMinutes(programme);
        for (const id of trainerIds) expect(minutesOf.get(id) ?? 0).toBe(countedMinutes(programme, id));
      }),
    );
  });

  it('do not count what is not paid', () => {
    fc.assert(
      fc.property(programmes, (programme) => {
        const all = new Set(itemsOf(programme).map(({ key }) => key));
        expect(speakingMinutes(setUnpaid(programme, all, true)).size).toBe(0);
      }),
    );
  });
});

describe('the days of an event', () => {
  it('go from its first to its last', () => {
    expect(eventDays('2027-03-27', '2027-03-29')).toEqual(days);
    expect(eventDays('2027-03-27', null)).toEqual(['2027-03-27']);
    expect(eventDays(null, null)).toEqual([]);
  });
});
