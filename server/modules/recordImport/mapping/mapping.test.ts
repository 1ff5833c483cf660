import { describe, expect, it } from 'vitest';
import type { Cell } from '#server/sheets/Sheet.ts';
import { CellProblem, cellValue, type Reading } from './cellValue.ts';
import { dayOf, type DayReading, momentOf } from './dayOf.ts';
import { decimalOf } from './decimalOf.ts';
import { importType, type ImportField } from './importFields.ts';
import { matchColumns, remember } from './matchColumns.ts';

const thisYear = 2026;

describe('the columns of a file', () => {
  const fields = [
    { field: 'last_name', label: 'Surname' },
    { field: 'email', label: 'E-mail address' },
    { field: 'country_id', label: 'Country' },
    { field: 'name', label: 'Last name' },
  ];
  it('are matched by label, then by name, however they are written, each field once', () => {
    expect(
      matchColumns(['SURNAME', 'e mail address', 'Country_ID', 'Last Name', 'Land', 'Email'], fields),
    ).toEqual(['last_name', 'email', 'country_id', 'name', null, null]);
  });

  it('are matched by what a field of a new person is called, unless one who is known is named', () => {
    const booking = [
      { field: 'participant.create.first_name', label: 'Participant › First name' },
      { field: 'participant.create.country_id', label: 'Participant › Country' },
      { field: 'participant.create.notes', label: 'Participant › Notes' },
      { field: 'participant.connect', label: 'Participant' },
      { field: 'notes', label: 'Notes' },
      { field: 'country_id', label: 'Country of the seat' },
    ];
    expect(matchColumns(['First name', 'Country', 'Notes'], booking)).toEqual([
      'participant.create.first_name',
      'participant.create.country_id',
      'notes',
    ]);
    expect(matchColumns(['Participant', 'First name', 'Country'], booking)).toEqual([
      'participant.connect',
      null,
      'country_id',
    ]);
  });

  it('are matched as they were chosen before', () => {
    const chosen = remember(['Land', 'Surname'], ['country_id', null]);
    expect(matchColumns(['surname', 'LAND', 'email'], fields, chosen)).toEqual([null, 'country_id', 'email']);
    expect(matchColumns(['Land'], fields, { land: 'gone' })).toEqual([null]);
  });
});

it.each([
  ['1,234.50', 'POINT', '1234.50'],
  ['1.234,50', 'COMMA', '1234.50'],
  ['1 234,5', 'COMMA', '1234.5'],
  ["1'234.5", 'POINT', '1234.5'],
  ['-12', 'COMMA', '-12'],
  ['1.234', 'COMMA', '1234'],
  ['1.2', 'COMMA', null],
  ['12,34.5', 'POINT', null],
  ['1e3', 'POINT', null],
  ['', 'POINT', null],
] as const)('%s with a decimal %s is %s', (text, style, decimal) => {
  expect(decimalOf(text, style)).toBe(decimal);
});

it.each([
  ['2027-03-12', 'MDY', '2027-03-12'],
  ['12.3.2027', 'DMY', '2027-03-12'],
  ['3/12/27', 'MDY', '2027-03-12'],
  ['12.03.68', 'DMY', '1968-03-12'],
  ['12-Mar-46', 'DMY', '2046-03-12'],
  ['12 March 2027', 'YMD', '2027-03-12'],
  ['Mar 12, 2027', 'DMY', '2027-03-12'],
  ['30.2.2027', 'DMY', null],
  ['13/13/2027', 'MDY', null],
  ['12.3.2027', 'YMD', null],
  ['12.3', 'DMY', null],
  ['12.3.202', 'DMY', null],
] as const)('%s by %s is %s', (text, dates, day) => {
  expect(dayOf(text, { dates, thisYear })).toBe(day);
});

it.each([
  ['12.3.2027 9:30', 'LocalDateTime', '2027-03-12T09:30:00'],
  ['2027-03-12T09:30:00+01:00', 'DateTime', '2027-03-12T09:30:00+01:00'],
  ['2027-03-12 09:30', 'DateTime', '2027-03-12T09:30:00Z'],
  ['tomorrow', 'DateTime', null],
] as const)('%s as a %s is %s', (text, scalar, moment) => {
  expect(momentOf(text, { dates: 'DMY', thisYear }, scalar)).toBe(moment);
});

describe('a cell', () => {
  const reading: Reading & DayReading = {
    thisYear,
    decimals: 'COMMA',
    dates: 'DMY',
    words: {
      unit_mode: { eachday: 'PER_DAY' },
      collect_fields: { passportnumber: 'passportNumber' },
      nationality: { germany: 'DE' },
    },
  };
  const fieldOf = (over: Partial<ImportField>): ImportField => ({
    field: 'unit_mode',
    within: null,
    scalar: 'String',
    isList: false,
    required: false,
    inCreate: true,
    inUpdate: true,
    matches: false,
    refersTo: null,
    values: null,
    longest: 500,
    currency: 'currency',
    ...over,
  });
  const value = (cell: Cell, over: Partial<ImportField>, currency: string | null = null) => {
    try {
      return cellValue(cell, fieldOf(over), reading, currency);
    } catch (error) {
      if (error instanceof CellProblem) return error.message;
      throw error;
    }
  };
  it.each<[Cell, Partial<ImportField>, unknown]>([
    ['Yes', { scalar: 'Boolean' }, true],
    [false, { scalar: 'Boolean' }, false],
    ['perhaps', { scalar: 'Boolean' }, 'Must be yes or no.'],
    ['1.234', { scalar: 'Int' }, 1234],
    [1.234, { scalar: 'Float' }, 1.234],
    ['German; French', { isList: true }, ['German', 'French']],
    ['de', { scalar: 'CountryCode' }, 'DE'],
    [' GERMANY', { field: 'nationality', scalar: 'CountryCode' }, 'DE'],
    ['Each day', { values: ['FIXED', 'PER_DAY'] }, 'PER_DAY'],
    ['fixed', { values: ['FIXED', 'PER_DAY'] }, 'FIXED'],
    ['Passport number; fax', { field: 'collect_fields', isList: true }, ['passportNumber', 'fax']],
    ['often', { values: ['FIXED', 'PER_DAY'] }, 'Must be one of FIXED, eachday.'],
    ['x'.repeat(501), {}, 'This may have at most 500 characters; it has 501.'],
    ['=1+1', {}, 'This is a formula. Please put its value in its place.'],
    ["'=1+1", {}, '=1+1'],
    ...['DateTime', 'Money'].map((scalar): [Cell, Partial<ImportField>, unknown] => [
      `1${' '.repeat(32_000)}1`,
      { scalar },
      'This may have at most 100 characters; it has 32002.',
    ]),
    ['#N/A', {}, 'This is the error #N/A of a workbook. Please put a value in its place.'],
  ])('%j is read as its field says', (cell, over, read) => {
    expect(value(cell, over)).toEqual(read);
  });

  it.each([
    ['1.234,50', 'EUR', 123450],
    ['1.234,50 €', 'EUR', 123450],
    ['EUR 1.234,5', 'EUR', 123450],
    ['1.234', 'JPY', 1234],
    ['1,5', 'KWD', 1500],
    [1234.56, 'EUR', 123456],
    [0.1 + 0.2, 'EUR', 30],
    ['1,005', 'EUR', 'Amounts in EUR have at most 2 decimals.'],
    ['USD 12,00', 'EUR', 'This amount is not in EUR, the currency of its row.'],
    ['$12', 'EUR', 'This amount is not in EUR, the currency of its row.'],
    ['1', null, 'Which currency this is, has to stand in a column of its own.'],
  ])('%s in %s is %s in minor units', (cell, currency, minor) => {
    expect(value(cell, { scalar: 'Money' }, currency)).toBe(minor);
  });
});

it('the fields of a type are what its inputs take and a cell can hold', () => {
  const { fields } = importType('Trainer');
  expect(fields.get('fmv_amount')).toMatchObject({ scalar: 'Money', currency: 'fmv_currency' });
  expect(fields.get('country_id')).toMatchObject({ refersTo: 'Country', matches: false });
  expect(fields.get('last_name')).toMatchObject({ required: true, matches: true });
  expect([...fields.keys()]).not.toContain('photo');
  expect([...fields.keys()]).not.toContain('idempotency_key');
  expect(() => importType('Audit')).toThrow('Some fields need your attention.');
});

it('what is kept sealed or hashed is no field of a file (G4, S7)', () => {
  const names = ['EventBooking', 'WaitingListEntry', 'User'].flatMap((type) => [
    ...importType(type).fields.keys(),
  ]);
  expect(names).toContain('participant.create.last_name');
  expect(names.filter((name) => /passport|password/.test(name))).toEqual([]);
});
