import { describe, expect, it } from 'vitest';
import { aCost } from '#tests/setup/costSheet.ts';
import { emptyLine, lineOf, readLine, type CostLine } from './CostLine.ts';
import type { CostCategoryChoice } from './costOperations.ts';
import { alignTo, rebase } from './rebase.ts';
import {
  addLines,
  cellsIn,
  changesOf,
  countChanges,
  pasteCells,
  removeLine,
  setCell,
  type Sheet,
} from './sheet.ts';

const texts: Sheet['texts'] = {
  costsBaseCurrency: 'EUR',
  costAccommodation: '',
  costCoffee: '',
  costDinner: '',
  costFlights: '',
  costLunch: '',
  costTransfers: '',
};
const line = (id: string, over: Partial<CostLine> = {}): CostLine => ({
  ...emptyLine('EUR', '1'),
  key: id,
  id,
  name: `Line ${id}`,
  exc: '10.00',
  inc: '11.90',
  ...over,
});
const sheet = (...lines: readonly CostLine[]): Sheet => ({ lines, texts });
const categories: readonly CostCategoryChoice[] = [
  { id: '1', path: 'Meals / Lunch', can: [] },
  { id: '2', path: 'Travel / Flights', can: [] },
];
const words = {
  categories,
  modeWord: (mode: string) => (mode === 'PER_PERSON' ? 'Per person' : mode),
  sign: '.' as const,
  locale: 'en-GB',
};

describe('a line as it is typed', () => {
  it.each([
    ['FIXED', '3', { fixed_units: 3, participants: null, trainers: null }],
    ['FIXED', '', { fixed_units: null, participants: null, trainers: null }],
    ['PER_PARTICIPANT', '12', { fixed_units: null, participants: 12, trainers: null }],
    ['PER_TRAINER', '2', { fixed_units: null, participants: null, trainers: 2 }],
    ['PER_PERSON', '12 + 2', { fixed_units: null, participants: 12, trainers: 2 }],
    ['PER_PERSON', '+ 2', { fixed_units: null, participants: null, trainers: 2 }],
    ['PER_PERSON', '12', { fixed_units: null, participants: 12, trainers: null }],
  ])('%s with the units %j is read as what it plans with (E1)', (mode, units, kept) => {
    expect(readLine(line('1', { mode, units }))).toMatchObject({ line: kept });
  });

  it('is read in minor units of its own currency (H7)', () => {
    expect(readLine(line('1', { currency: 'JPY', exc: '1,000', inc: '1,100' }))).toMatchObject({
      line: { amount_exc_vat: 1000, amount_inc_vat: 1100 },
    });
    expect(readLine(line('1', { currency: 'kwd', exc: '1.5', inc: '1.575' }))).toMatchObject({
      line: { amount_exc_vat: 1500, amount_inc_vat: 1575, currency: 'KWD' },
    });
  });

  it.each([
    ['.', 1_250_000],
    [',', 1250],
  ] as const)('means of 1,250 dinars, with "%s" before the fils, %i of these (H7)', (sign, minor) => {
    const typed = { currency: 'KWD', exc: '1,250', inc: '1,250' };
    expect(readLine(line('1', { ...typed, sign }))).toMatchObject({ line: { amount_exc_vat: minor } });
    const at = { key: '1', cell: 'exc', order: ['1'] } as const;
    const { lines } = pasteCells(
      sheet(line('1')),
      at,
      [
        ['1', '1', 'KWD'],
        ['1,250', '1,250', 'KWD'],
      ],
      {
        ...words,
        sign,
      },
    );
    expect(readLine({ ...emptyLine('KWD', '1'), ...lines[1], name: 'Room', category: '1' })).toMatchObject({
      line: { amount_exc_vat: minor },
    });
  });

  it.each(['.', ','] as const)('keeps an amount that nobody touched, written with "%s" (H7)', (sign) => {
    const cost = aCost({ currency: 'KWD', amountExcVat: 1250, amountIncVat: 1_250_000 });
    const read = lineOf(cost, sign);
    expect([read.exc, read.inc]).toEqual([`1${sign}250`, `1250${sign}000`]);
    expect(readLine(read)).toMatchObject({ line: { amount_exc_vat: 1250, amount_inc_vat: 1_250_000 } });
  });

  it.each([
    [{ name: ' ' }, { name: 'name' }],
    [{ category: '' }, { category: 'category' }],
    [{ mode: 'PER_TRAINER', units: '1 + 2' }, { units: 'units' }],
    [{ exc: 'ten' }, { exc: 'exc' }],
    [{ inc: '' }, { inc: 'inc' }],
    [{ inc: '9.99' }, { inc: 'inc_below' }],
    [{ exc: '-1' }, { exc: 'exc' }],
    [{ currency: 'EURO' }, { currency: 'currency' }],
    [{ inc: '10,000,000,000.01' }, { inc: 'amount_most' }],
    [{ inc: '20,000,000.00', units: '501' }, { units: 'total_most' }],
    [{ inc: '20,000,000.00', mode: 'PER_PERSON', units: '500 + 1' }, { units: 'total_most' }],
  ])('says of %j what is wrong (E2)', (over, problems) => {
    expect(readLine(line('1', over))).toEqual({ problems });
  });
});

describe('rows from a spreadsheet', () => {
  it('are cells where there is a tab or more than one line', () => {
    expect(cellsIn('Bus')).toBeNull();
    expect(cellsIn('Bus\t10')).toEqual([['Bus', '10']]);
    expect(cellsIn('Bus\r\nTrain\r\n')).toEqual([['Bus'], ['Train']]);
    expect(cellsIn('"Bus\r\nby night"')).toEqual([['Bus\nby night']]);
  });

  it('fill cells to the right and down from where one stands, and become new lines below the last', () => {
    const before = sheet(line('1'), line('2'));
    const rows = [
      ['Bus', 'travel / flights', 'per person', '2 + 1', '5', '6', 'pln'],
      ['Pizza', 'Lunch', 'what?', '', '7', '8', 'EUR'],
    ];
    const after = pasteCells(before, { key: '2', cell: 'name', order: ['1', '2'] }, rows, words);
    expect(after.lines[0]).toBe(before.lines[0]);
    expect(after.lines[1]).toMatchObject({
      id: '2',
      name: 'Bus',
      category: '2',
      mode: 'PER_PERSON',
      units: '2 + 1',
      currency: 'PLN',
    });
    expect(after.lines[2]).toMatchObject({ id: null, name: 'Pizza', category: '1', mode: 'what?', inc: '8' });
  });

  it('are each a line, also where a cell has several', () => {
    const rows = cellsIn('"Bus\nby night"\tFlights\r\nPizza\tLunch') ?? [];
    const after = pasteCells(sheet(line('1')), { key: '1', cell: 'name', order: ['1'] }, rows, words);
    expect(after.lines.map(({ name }) => name)).toEqual(['Bus by night', 'Pizza']);
  });

  it.each([
    ['12.3.27', '2027-03-12'],
    ['01.12.2026', '2026-12-01'],
    ['1 Dec 2026', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['', ''],
    ['soon', 'soon'],
  ])('have the day %j as it would be typed', (pasted, day) => {
    const at = { key: '1', cell: 'currency', order: ['1'] } as const;
    expect(pasteCells(sheet(line('1')), at, [['EUR', pasted]], words).lines[0]?.date).toBe(day);
  });

  it('keep a way of counting that is none, to be told as what cannot be read', () => {
    const at = { key: '1', cell: 'mode', order: ['1'] } as const;
    const [pasted] = pasteCells(sheet(line('1')), at, [['Multiplied', '12 + 2']], words).lines;
    expect(pasted && [pasted.mode, readLine(pasted)]).toEqual(['Multiplied', { problems: { mode: 'mode' } }]);
    expect(pasteCells(sheet(line('1')), at, [['', '2']], words).lines[0]?.mode).toBe('FIXED');
  });

  it('say their amounts with the currency of the line, and no other', () => {
    const at = { key: '1', cell: 'exc', order: ['1'] } as const;
    const rows = [
      ['€ 10.00', '11.90 EUR', 'EUR'],
      ['¥1,000', '¥1,100', 'JPY'],
      ['£5', '(6)', 'EUR'],
    ];
    const { lines } = pasteCells(sheet(line('1')), at, rows, words);
    expect(lines.map(({ exc, inc }) => [exc, inc])).toEqual([
      ['10.00', '11.90'],
      ['1,000', '1,100'],
      ['£5', '(6)'],
    ]);
  });

  it('leave a category that is not known to be chosen', () => {
    const after = pasteCells(
      sheet(line('1')),
      { key: '1', cell: 'category', order: ['1'] },
      [['Boats', '']],
      words,
    );
    expect(after.lines[0]?.category).toBe('');
  });
});

describe('what is saved', () => {
  const before = sheet(line('1'), line('2'), line('3'));
  const added = { ...emptyLine('EUR', '1'), name: 'New', exc: '1', inc: '1' };
  /** As the server has it: amounts with all their digits. */
  const saved = (id: string, own: CostLine) => ({ ...own, key: id, id, exc: '1.00', inc: '1.00' });
  const after = addLines(removeLine(setCell(before, '1', 'name', 'Other'), '2'), [added]);

  it('are the nested lists of what differs, and nothing where nothing does', () => {
    expect(changesOf(before, before).input).toEqual({});
    expect(changesOf(before, after).input).toMatchObject({
      estimated_costs: { create: [{ name: 'New' }], update: [{ id: '1', name: 'Other' }], delete: ['2'] },
    });
    expect(countChanges(before, after)).toBe(3);
    const renamed = { ...before, texts: { ...texts, costLunch: ' Paid by us ', costsBaseCurrency: '' } };
    expect(changesOf(before, renamed).input).toEqual({ cost_lunch: 'Paid by us', costs_base_currency: null });
  });

  it('leads a refusal of the server back to its cell', () => {
    const { place } = changesOf(before, after);
    expect(place('input.estimated_costs.create.0.amount_inc_vat')).toEqual({ key: added.key, cell: 'inc' });
    expect(place('input.estimated_costs.update.0.participants')).toEqual({ key: '1', cell: 'units' });
    expect(place('input.name')).toBeUndefined();
  });

  it('keeps one’s own changes on what somebody else has saved in between (K6)', () => {
    const theirs = sheet(
      line('1', { name: 'Theirs' }),
      line('2', { name: 'Theirs' }),
      line('3', { name: 'Theirs' }),
      line('4'),
    );
    const both = rebase(after, before, theirs);
    expect(both.lines.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Other'],
      ['3', 'Theirs'],
      ['4', 'Line 4'],
      [null, 'New'],
    ]);
  });

  it('keeps what was typed since it was sent on top of what came back (K6)', () => {
    const typed = setCell(setCell(after, added.key, 'exc', '0.50'), '3', 'name', 'Since');
    const stored = sheet(line('1', { name: 'Other' }), line('3'), saved('9', added));
    const now = rebase(typed, after, alignTo([before, after, typed], stored));
    expect(now.lines.map(({ id, name, exc }) => [id, name, exc])).toEqual([
      ['1', 'Other', '10.00'],
      ['3', 'Since', '10.00'],
      ['9', 'New', '0.50'],
    ]);
    expect(changesOf(alignTo([before, after], stored), now).input).toMatchObject({
      estimated_costs: { create: [], update: [{ id: '3' }, { id: '9' }], delete: [] },
    });
  });

  it('takes new lines that are there already for its own, one each: their answer was lost', () => {
    const twice = addLines(after, [{ ...added, key: 'again' }]);
    const stored = sheet(line('1'), line('2'), line('3'), saved('9', added));
    const ids = (mine: Sheet) =>
      rebase(mine, before, alignTo([before, after, mine], stored)).lines.map(({ id }) => id);
    expect(ids(after)).toEqual(['1', '3', '9']);
    expect(ids(twice)).toEqual(['1', '3', '9', null]);
    expect(ids(setCell(after, added.key, 'name', 'Newer'))).toEqual(['1', '3', '9']);
  });

  it('keeps a line that was changed here and deleted there, as a new one', () => {
    const theirs = sheet(line('3'));
    const now = rebase(setCell(before, '1', 'name', 'Mine'), before, theirs);
    expect(now.lines.map(({ id, name }) => [id, name])).toEqual([
      ['3', 'Line 3'],
      [null, 'Mine'],
    ]);
    expect(changesOf(theirs, now).input).toMatchObject({
      estimated_costs: { create: [{ name: 'Mine' }], update: [], delete: [] },
    });
  });
});
