import { Readable } from 'node:stream';
import { buffer, text as content } from 'node:stream/consumers';
import {
  assert,
  asyncProperty,
  array,
  boolean,
  constantFrom,
  date,
  integer,
  option,
  oneof,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asText } from '#schema/formulaText.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { guessStyles } from './guess/guessStyles.ts';
import { guessSettings, readSheet } from './readSheet.ts';
import { separators } from './Sheet.ts';
import { sheetLimits } from './sheetLimits.ts';
import { cellsOf, fileOf, rowsOf, text } from './testing/sheetFiles.ts';
import { openWorkbook } from './xlsx/openWorkbook.ts';
import { type TypedCell, writeXlsx } from './xlsx/writeXlsx.ts';

describe('the encoding of a file', () => {
  const said = 'Straße;Café €\r\nx;y\r\n';
  const big = (content: string) => Buffer.from(content, 'utf16le').swap16();
  const western = Buffer.concat([
    ...[...'Stra'].map((letter) => Buffer.from(letter)),
    Buffer.of(0xdf),
    Buffer.from('e;Caf'),
    Buffer.of(0xe9, 0x20, 0x80),
    Buffer.from('\r\nx;y\r\n'),
  ]);
  it.each([
    ['UTF-8', 'UTF_8', Buffer.from(said)],
    ['UTF-8 with its mark', 'UTF_8', Buffer.from(`\uFEFF${said}`)],
    ['UTF-16 with its mark', 'UTF_16LE', Buffer.from(`\uFEFF${said}`, 'utf16le')],
    ['UTF-16 without one', 'UTF_16LE', Buffer.from(said, 'utf16le')],
    ['UTF-16 from its big end', 'UTF_16BE', big(`\uFEFF${said}`)],
    ['Windows-1252', 'WINDOWS_1252', western],
  ])('%s is found out', async (_name, encoding, bytes) => {
    expect(await guessSettings(fileOf(bytes))).toMatchObject({ format: 'CSV', encoding });
    expect(await cellsOf(fileOf(bytes))).toEqual([
      ['Straße', 'Café €'],
      ['x', 'y'],
    ]);
  });
});

it.each([
  ['COMMA', 'a,b,c\n"1;2;3;4",2,3\n'],
  ['SEMICOLON', 'a;b\n1,5;2,5\n3,5;"x;y"\n'],
  ['TAB', 'a\tb, c\n1\t2\n'],
  ['PIPE', 'a|b\n1|2\n'],
  ['COMMA', 'only one column\nvalue\n'],
])('the separator %s is found out', async (separator, content) => {
  expect(await guessSettings(text(content))).toMatchObject({ separator });
});

it.each([
  [
    'sep=;\r\nname;city\r\nAda;Brno\r\n',
    [
      ['name', 'city'],
      ['Ada', 'Brno'],
    ],
  ],
  ['SEP=,\nname\nAda\n', [['name'], ['Ada']]],
  ['name\nsep=;\n', [['name'], ['sep=;']]],
])('the first line of %j is none of its rows where it tells Excel the separator', async (content, rows) => {
  expect(await cellsOf(text(content))).toEqual(rows);
});

it.each(['\n', '\r\n', '\r'])('a row is told by its first line, whatever ends lines: %j', async (end) => {
  const lines = ['name,city', '"Ada', '', 'King",Brno', 'Bo,Ulm', '', 'Cy,"Rye', 'Sussex"', 'Di,Pau'];
  const rows = await rowsOf(text(lines.join(end)));
  expect(rows.map(({ line, cells }) => [line, cells[0]?.toString().slice(0, 3)])).toEqual([
    [1, 'nam'],
    [2, 'Ada'],
    [5, 'Bo'],
    [7, 'Cy'],
    [9, 'Di'],
  ]);
});

it.each([
  [['1.234,50', '12'], { decimals: 'COMMA', dates: 'DMY' }],
  [['1,234.50', '3/25/2027'], { decimals: 'POINT', dates: 'MDY' }],
  [['25/3/2027', '1/2/2027'], { decimals: 'POINT', dates: 'DMY' }],
  [['2027-03-12'], { decimals: 'POINT', dates: 'YMD' }],
  [['1.2.2027'], { decimals: 'POINT', dates: 'DMY' }],
  [[7.5, true, null], { decimals: 'POINT', dates: 'DMY' }],
])('%j are numbers and days in their style', (cells, styles) => {
  expect(guessStyles(cells)).toEqual(styles);
});

/** Neither format keeps what XML and databases have no place for. */
const word = string({ unit: 'binary', maxLength: 12 }).map((value) =>
  value.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ufeff]/g, ''),
);
const tricky = constantFrom(
  '=1+1',
  '+49 30 1',
  '-x',
  '@me',
  "'quoted",
  "'=x",
  '"',
  'a,b;c|d\te',
  'l1\nl2',
  '_x000D_',
  '_x005F_x000d_x',
  '﹢',
  'ß',
);

it('rows come back from a CSV file as they went in, and no text as a formula', async () => {
  const cells = array(oneof(word, tricky), { minLength: 3, maxLength: 3 });
  await assert(
    asyncProperty(array(cells, { maxLength: 8 }), constantFrom(...separators), async (rows, separator) => {
      const all = [['head', 'of', 'it'], ...rows];
      const bytes = await buffer(Readable.from(writeCsv(Readable.from(all), separator)));
      const open = fileOf(bytes);
      const found: (readonly unknown[])[] = [];
      for await (const row of readSheet(open, { format: 'CSV', encoding: 'UTF_8', separator }))
        found.push(row.cells);
      const told = all.map((row) => row.map((cell) => asText(cell)));
      expect(found).toEqual(told.filter((row) => row.some((cell) => cell.trim() !== '')));
    }),
    { numRuns: 150 },
  );
});

it('rows come back from a workbook as what they are', async () => {
  const day = date({ min: new Date('1900-03-02'), max: new Date('2199-12-31'), noInvalidDate: true }).map(
    (value) => value.toISOString(),
  );
  const cell = option(
    oneof(
      record({ type: constantFrom('text' as const), value: oneof(word, tricky) }),
      record({ type: constantFrom('number' as const), value: oneof(integer(), constantFrom(0.1, -12.75)) }),
      record({ type: constantFrom('flag' as const), value: boolean() }),
      record({ type: constantFrom('day' as const), value: day.map((value) => value.slice(0, 10)) }),
      record({
        type: constantFrom('moment' as const),
        value: day.map((value) => `${value.slice(0, 16)}:00`),
      }),
    ),
  );
  await assert(
    asyncProperty(array(array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 6 }), async (rows) => {
      const made = writeXlsx(['a', 'b', 'c'], Readable.from(rows as TypedCell[][]), new Date('2026-11-21'));
      const found = await cellsOf(fileOf(await buffer(made)));
      const values = rows
        .map((row) => row.map((each) => (each?.type === 'text' ? asText(each.value) : (each?.value ?? null))))
        .filter((row) => row.some((value) => value !== null && value !== ''));
      expect(found).toEqual([['a', 'b', 'c'], ...values]);
    }),
    { numRuns: 100 },
  );
});

it('a column of a workbook is as wide as its texts, within reason, and no row behind the first ones is lost', async () => {
  const rows = Array.from({ length: 450 }, (_, index): TypedCell[] => [
    { type: 'text', value: `Upper-limb spasticity course ${index}` },
    { type: 'text', value: 'x'.repeat(500) },
    { type: 'number', value: index },
  ]);
  const made = writeXlsx(['Event', 'Notes', 'Seats'], Readable.from(rows), new Date('2026-11-21'));
  const file = fileOf(await buffer(made));
  expect(await cellsOf(file)).toHaveLength(451);
  const workbook = await openWorkbook(file);
  const sheet = await workbook.part('xl/worksheets/sheet1.xml', sheetLimits.sheetBytes);
  const widths = (await content(sheet ?? Readable.from([]))).matchAll(/<col [^>]*width="(\d+)"/g);
  expect([...widths].map(([, width]) => width)).toEqual(['34', '60', '12']);
});
