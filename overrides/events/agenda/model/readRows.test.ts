import { describe, expect, it } from 'vitest';
import { checkProgramme } from './checkProgramme.ts';
import { readHeading } from './readHeading.ts';
import { readRows } from './readRows.ts';
import { appendItems } from './takeItems.ts';

const days = ['2027-06-10', '2027-06-11'];

describe('pasted rows', () => {
  const trainers = [
    { trainerId: '1', name: 'Dr. Jördis Zółlick' },
    { trainerId: '2', name: 'Prof. Anna Kowalska' },
    { trainerId: '3', name: 'Jan Kowalska' },
  ];
  const read = (text: string) => {
    const { sections, unclear } = readRows(text, { day: days[0] ?? '', days, trainers, locale: 'en' });
    return { sections, items: sections.flatMap(({ items }) => items), unclear };
  };

  it('are read with an end or a length, a head left out, and names without accents', () => {
    const { items, unclear } = read(
      'Start\tEnd\tItem\tTrainers\n09:00:00\t09:45:00\tWelcome\tZollick\n\t1h30\tGroups\tAnna Kowalska, Jördis Zółlick',
    );
    expect(unclear).toEqual([]);
    expect(items.map(({ name, start, end, trainers: of }) => [name, start, end, of.length])).toEqual([
      ['Welcome', 540, 585, 1],
      ['Groups', 585, 675, 2],
    ]);
  });

  it('keep a cell of several lines together', () => {
    const { items, unclear } = read(
      '9\t30\t"Welcome\nand ""hello"""\t"Jördis Zółlick\nAnna Kowalska"\r\n\t45\tTalk\tZółlick',
    );
    expect(unclear).toEqual([]);
    expect(items.map(({ name, start, trainers: of }) => [name, start, of.length])).toEqual([
      ['Welcome and "hello"', 540, 2],
      ['Talk', 570, 1],
    ]);
  });

  it('begin sections, and days, by a row of one cell', () => {
    const { sections, unclear } = read(
      '9\t30\tWelcome\nPlenary\t\t\n9:30\t45\tTalk\nDay 2: Room A\n9\t30\tGroups\nRoom B\n\t30\tCases\nDay 7\n9\t5\tLate',
    );
    expect(
      sections.map(({ name, items }) => [name, items.map((one) => [one.name, one.day, one.start])]),
    ).toEqual([
      [undefined, [['Welcome', days[0], 540]]],
      ['Plenary', [['Talk', days[0], 570]]],
      ['Room A', [['Groups', days[1], 540]]],
      ['Room B', [['Cases', days[1], 540]]],
      ['Day 7', [['Late', days[1], 540]]],
    ]);
    expect(unclear).toEqual([{ row: 8, code: 'no_day', text: 'Day 7' }]);
  });

  it.each([
    ['11 Jun 2027', '', days[1]],
    ['2027-06-11 Room A', 'Room A', days[1]],
    ['Friday, 11 June 2027: Room A', 'Room A', days[1]],
    ['11.06.2027 – Room A', 'Room A', days[1]],
    ['June 11, 2027', '', days[1]],
    ['11 Jun', '', days[1]],
    ['11-Jun-27', '', days[1]],
    ['28 Mar 2027', '', undefined],
    ['1.2 Techniques', '1.2 Techniques', null],
    ['3 Groups of four', '3 Groups of four', null],
    ['Friday', 'Friday', null],
  ])('read the day of the heading %s', (text, name, day) =>
    expect(readHeading(text, days, 'en')).toEqual({ name, day }),
  );

  it('end after midnight where the column is one of ends, or a length would come to it too', () => {
    const ends = (text: string) => read(text).items.map(({ start, end }) => [start, end]);
    expect(ends('22:00\t02:00\tGala')).toEqual([[1320, 1560]]);
    expect(ends('21:00\t0:00\tDinner')).toEqual([[1260, 1440]]);
    expect(ends('19:00\t22:00\tDinner\n22:00\t01:00\tDance')).toEqual([
      [1140, 1320],
      [1320, 1500],
    ]);
    expect(ends('20:00\t0:45\tTalk\n20:45\t1:30\tGroups')).toEqual([
      [1200, 1245],
      [1245, 1335],
    ]);
  });

  it('stay as they were written where they run beyond the last day, and say so', () => {
    const last = days.at(-1) ?? '';
    const { items } = read(`${last}\n22:00\t02:00\tGala`);
    const pasted = appendItems({ name: null, sections: [] }, items, { newSection: 'Evening' }, days);
    expect(pasted.sections[0]?.items.map(({ day, start, end }) => [day, start, end])).toEqual([
      [last, 1320, 1560],
    ]);
    expect(checkProgramme(pasted, days, []).map(({ code }) => code)).toContain('outside');
  });

  it('name what was not understood', () => {
    const { items, unclear } = read('noon\tlong\tWelcome\tKowalska;Nobody\n9\t8:30\tTalk\n10\t30\t');
    expect(unclear.map(({ row, code, text }) => [row, code, text])).toEqual([
      [1, 'no_start', 'noon'],
      [1, 'no_length', 'long'],
      [1, 'many_trainers', 'Kowalska'],
      [1, 'no_trainer', 'Nobody'],
      [3, 'no_name', '10 30'],
    ]);
    expect(items).toHaveLength(2);
  });
});
