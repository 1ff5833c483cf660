import { describe, expect, it } from 'vitest';
import { addDays } from '#src/fields/date/days.ts';
import { checkProgramme, isBreak } from './checkProgramme.ts';
import { lengthText, parseEnd, parseLength, parseTime, timeText } from './clock.ts';
import { addItem, moveDays, moveFromDay, moveItem } from './editItems.ts';
import { setTime, stickToNext, stickToPrevious, swap } from './editTimes.ts';
import { clockChanges } from './clockChanges.ts';
import { findItem, minutesOfDay, type Item, type Programme } from './Programme.ts';
import { daysOf, takenFrom, withTaken } from './takeItems.ts';

const days = ['2027-06-10', '2027-06-11'];

const item = (key: string, start: number, end: number, over: Partial<Item> = {}): Item => ({
  key,
  name: key,
  objectives: null,
  day: '2027-06-10',
  start,
  end,
  trainers: [],
  ...over,
});
const of = (...items: readonly Item[]): Programme => ({
  name: null,
  sections: [{ key: 's', name: 'Day 1', items }],
});
const times = (programme: Programme) =>
  programme.sections.flatMap(({ items }) => items.map(({ key, start, end }) => [key, start, end]));

describe('a time', () => {
  it.each([
    ['9', 540],
    ['930', 570],
    ['0915', 555],
    ['9:30', 570],
    ['9.30 pm', 1290],
    ['12 am', 0],
    ['12pm', 720],
    ['21h30', 1290],
    ['24:00', 1440],
  ])('typed as %s is understood', (text, minutes) => expect(parseTime(text)).toBe(minutes));

  it.each(['', 'x', '25', '9:60', '13 pm', '24:05', '9:3'])('is not read from %j', (text) =>
    expect(parseTime(text)).toBeUndefined(),
  );

  it('is written with two digits, also past midnight', () =>
    expect([timeText(545), timeText(1470), timeText(null)]).toEqual(['09:05', '00:30', '']));
});

describe('a length', () => {
  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1h30', 90],
    ['1:30', 90],
    ['2h', 120],
    ['1.5 h', 90],
    ['1 h 30 min', 90],
  ])('typed as %s is understood', (text, minutes) => expect(parseLength(text)).toBe(minutes));

  it.each(['', '0', '1:75', 'long', '-5'])('is not read from %j', (text) =>
    expect(parseLength(text)).toBeUndefined(),
  );

  it.each([
    ['10:00', 570, 600],
    ['10.00', 570, 600],
    ['1000', 570, 600],
    ['11 am', 570, 660],
    ['1:30', 570, 660],
    ['10:00', 630, 1230],
    ['300', 570, 870],
    ['480', 570, 1050],
    ['45', 570, 615],
  ])('typed as %s on an item that starts at minute %i ends it at %i', (text, start, end) =>
    expect(parseEnd(text, start)).toBe(end),
  );

  it('is read again as it is written', () => {
    for (const minutes of [5, 60, 75, 600]) expect(parseLength(lengthText(minutes))).toBe(minutes);
  });
});

describe('what follows', () => {
  const programme = of(item('a', 540, 570), item('b', 570, 600), item('c', 660, 700));

  it('moves along by as much as the end has moved', () =>
    expect(times(setTime(programme, 'a', { end: 590 }, days, true))).toEqual([
      ['a', 540, 590],
      ['b', 590, 620],
      ['c', 680, 720],
    ]));

  it('stays where it is without the switch', () =>
    expect(times(setTime(programme, 'a', { start: 545 }, days)).slice(1)).toEqual([
      ['b', 570, 600],
      ['c', 660, 700],
    ]));

  it('is not what runs in parallel in another room, but a section that begins afterwards', () => {
    const sections = [
      { key: 'x', name: 'Room A', items: [item('a', 570, 600)] },
      { key: 'y', name: 'Room B', items: [item('b', 540, 570)] },
      { key: 'z', name: 'Evening', items: [item('c', 720, 750)] },
    ];
    expect(times(setTime({ name: null, sections }, 'b', { end: 600 }, days, true))).toEqual([
      ['a', 570, 600],
      ['b', 540, 600],
      ['c', 750, 780],
    ]);
  });

  it('stays where it is as a whole where the day has no room for all of it', () => {
    const late = of(item('a', 660, 735), item('b', 735, 795), item('c', 1380, 1430));
    expect(times(setTime(late, 'a', { start: 1260 }, days, true))).toEqual([
      ['a', 1260, 1335],
      ['b', 735, 795],
      ['c', 1380, 1430],
    ]);
  });

  it('starts where the one before ends when it is new', () => {
    const added = addItem(programme, { key: 'n', section: 's', after: 'a' }, days);
    expect(times(added)[1]).toEqual(['n', 570, 600]);
  });

  it('trades times with what is moved past it', () =>
    expect(times(moveItem(programme, 'c', { section: 's', index: 0 }, days))).toEqual([
      ['c', 540, 580],
      ['a', 580, 610],
      ['b', 670, 700],
    ]));
});

describe('neighbours', () => {
  const programme = of(item('a', 540, 570), item('b', 580, 600), item('c', 660, 700));

  it('are stuck to', () => {
    expect(times(stickToPrevious(programme, 'b', days))[1]).toEqual(['b', 570, 590]);
    expect(times(stickToNext(programme, 'b', days))[1]).toEqual(['b', 640, 660]);
    expect(stickToPrevious(programme, 'a', days)).toBe(programme);
  });

  it('are swapped with the break between them', () =>
    expect(times(swap(programme, 'a', 'b', days)).slice(0, 2)).toEqual([
      ['b', 540, 560],
      ['a', 570, 600],
    ]));
});

describe('what is found', () => {
  const codes = (programme: Programme, trainers: readonly string[] = []) =>
    checkProgramme(programme, days, trainers).map((finding) => finding.code);
  const by = (trainerId: string) => ({ trainers: [{ trainerId, unpaid: false }] });

  it('are errors of names, times and days', () => {
    expect(codes(of(item('', 540, 570, by('1'))))).toEqual(['item_name']);
    expect(codes(of(item('Talk', 540, 540, by('1'))))).toEqual(['backwards']);
    expect(codes(of(item('Talk', 540, 570, { ...by('1'), start: null })))).toEqual(['no_time']);
    expect(codes(of(item('Talk', 540, 570, { ...by('1'), day: '2027-06-12' })))).toEqual(['outside']);
    expect(codes(of(item('Talk', 1400, 1470, { ...by('1'), day: '2027-06-11' })))).toEqual(['outside']);
    expect(codes(of(item('Talk', 1400, 1470, by('1'))))).toEqual([]);
    expect(codes({ name: null, sections: [{ key: 's', name: ' ', items: [] }] })).toEqual(['section_name']);
  });

  it('is one trainer in two items at once (A1), a gap, and who or what goes without', () => {
    expect(codes(of(item('Talk', 540, 600, by('1')), item('Group', 570, 630, by('1'))))).toEqual([
      'two_places',
    ]);
    expect(codes(of(item('Talk', 540, 600, by('1')), item('Group', 570, 630, by('2'))))).toEqual([]);
    expect(codes(of(item('Talk', 540, 600, by('1')), item('Group', 615, 630, by('2'))))).toEqual(['gap']);
    expect(codes(of(item('Talk', 540, 600, by('1'))), ['1', '2'])).toEqual(['idle']);
    expect(codes(of(item('Talk', 540, 600)))).toEqual(['nobody_teaches']);
  });

  it.each([
    ['Europe/Warsaw', '2027-03-28', 120, 180, 'forward'],
    ['Europe/Warsaw', '2027-10-31', 120, 180, 'back'],
    ['Pacific/Auckland', '2027-09-26', 120, 180, 'forward'],
    ['Australia/Lord_Howe', '2027-04-04', 90, 120, 'back'],
    ['America/Nuuk', '2027-03-27', 1380, 1440, 'forward'],
    ['Africa/Cairo', '2027-04-30', 0, 60, 'forward'],
  ])('is an item of %s in the hour of %s at which the clocks change', (zone, day, from, to, direction) => {
    const nights = [addDays(day, -1), day, addDays(day, 1)];
    const changes = clockChanges(zone, nights);
    expect([...changes]).toEqual([[day, { direction, from, to }]]);
    const found = (...items: readonly Item[]) =>
      checkProgramme(of(...items), nights, [], changes).flatMap((one) =>
        one.code === 'clocks' ? [one.item] : [],
      );
    const night = (key: string, start: number, end: number, on = day) => item(key, start, end, { day: on });
    expect(
      found(
        night('within', from + 10, to - 10),
        night('before', from - 60, from),
        night('after', to, to + 60),
        night('over', 1380, minutesOfDay + to, nights[0]),
      ),
    ).toEqual(['within', 'over']);
    expect(clockChanges('Asia/Kathmandu', nights).size).toBe(0);
  });

  it('is not that nobody teaches a break', () => {
    expect(isBreak({ name: 'Coffee break', trainers: [] })).toBe(true);
    expect(codes(of(item('Mittagspause', 540, 600)))).toEqual([]);
  });
});

describe('items of an event that has been moved', () => {
  const early = of(item('a', 540, 600, { day: '2027-05-03' }), item('b', 600, 660, { day: '2027-05-04' }));
  const daysIn = ({ sections }: Programme) => sections.flatMap(({ items }) => items.map(({ day }) => day));

  it('follow it with their section, as far apart as they were', () => {
    const moved = moveFromDay(early, new Set(['a', 'b']), { from: '2027-05-03', to: '2027-06-10' }, days);
    expect(daysIn(moved)).toEqual(days);
    expect(times(moved)).toEqual(times(early));
  });

  it('come one by one to the nearest of its days', () => {
    expect(daysIn(moveDays(early, new Set(['b']), 1, days))).toEqual(['2027-05-03', '2027-06-10']);
    expect(moveDays(early, new Set(['b']), -1, days)).toBe(early);
    const late = of(item('a', 540, 600, { day: '2027-07-03' }));
    expect(daysIn(moveDays(late, new Set(['a']), -1, days))).toEqual(['2027-06-11']);
  });
});

describe('another event’s agenda', () => {
  const other = {
    name: 'Spring course',
    sections: [
      {
        key: 'o',
        name: 'Course',
        items: [
          item('a', 540, 600, {
            day: '2026-01-05',
            trainers: [
              { trainerId: '1', unpaid: false },
              { trainerId: '9', unpaid: false },
            ],
          }),
          item('b', 540, 600, { day: '2026-01-06' }),
        ],
      },
    ],
  };
  const options = { onto: '2027-06-10', days, trainerIds: new Set(['1']) };

  it('comes onto the days here, with the trainers who are here', () => {
    const taken = takenFrom(other, { ...options, day: undefined });
    expect(daysOf(taken)).toEqual(days);
    expect(taken.sections[0]?.items[0]?.trainers).toEqual([{ trainerId: '1', unpaid: false }]);
    const both = withTaken(of(item('x', 540, 600)), taken);
    expect(both.sections.map(({ name }) => name)).toEqual(['Day 1', 'Course']);
    expect(both.name).toBe('Spring course');
  });

  it('comes by the day, under keys of its own', () => {
    const taken = takenFrom(other, { ...options, day: '2026-01-06', onto: '2027-06-11' });
    expect(taken.sections[0]?.items.map(({ name, day }) => [name, day])).toEqual([['b', '2027-06-11']]);
    expect(findItem(taken, 'b')).toBeUndefined();
  });
});
