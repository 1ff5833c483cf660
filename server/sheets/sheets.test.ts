import { Readable } from 'node:stream';
import { buffer, text as content } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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
import { ZipFile } from 'yazl';
import { writeCsv } from './csv/writeCsv.ts';
import { guessStyles } from './guess/guessStyles.ts';
import { guessSettings, readSheet } from './readSheet.ts';
import type { OpenFile, SheetRow } from './Sheet.ts';
import { separators } from './Sheet.ts';
import { sheetLimits } from './sheetLimits.ts';
import { openWorkbook } from './xlsx/openWorkbook.ts';
import { sheetsOf } from './xlsx/workbookParts.ts';
import { type TypedCell, writeXlsx } from './xlsx/writeXlsx.ts';

const fileOf =
  (bytes: Uint8Array): OpenFile =>
  async () =>
    Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
const text = (content: string): OpenFile => fileOf(Buffer.from(content));

async function rowsOf(open: OpenFile): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(open, await guessSettings(open))) rows.push(row);
  return rows;
}
const cellsOf = async (open: OpenFile) => (await rowsOf(open)).map(({ cells }) => cells);
const refusalOf = (open: OpenFile): Promise<string> =>
  rowsOf(open).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  );

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

it('rows come back from a CSV file as they went in', async () => {
  const cells = array(oneof(word, tricky), { minLength: 3, maxLength: 3 });
  await assert(
    asyncProperty(array(cells, { maxLength: 8 }), constantFrom(...separators), async (rows, separator) => {
      const all = [['head', 'of', 'it'], ...rows];
      const bytes = await buffer(Readable.from(writeCsv(Readable.from(all), separator)));
      const open = fileOf(bytes);
      const found: (readonly unknown[])[] = [];
      for await (const row of readSheet(open, { format: 'CSV', encoding: 'UTF_8', separator }))
        found.push(row.cells);
      expect(found).toEqual(all.filter((row) => row.some((cell) => cell.trim() !== '')));
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
        .map((row) => row.map((each) => each?.value ?? null))
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

describe('a hostile file', () => {
  const workbook = async (sheet: string | Buffer, others: Readonly<Record<string, string>> = {}) => {
    const zip = new ZipFile();
    const parts = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></R>',
      'xl/worksheets/sheet1.xml': sheet,
      ...others,
    };
    for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
    zip.end();
    return fileOf(await buffer(zip.outputStream));
  };
  const row = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

  /** What the list of parts says of the size of one, true or not. */
  const saying = async (open: OpenFile, path: string, size: number): Promise<OpenFile> => {
    const bytes = await buffer(await open());
    const listed = bytes.lastIndexOf(path) - 46;
    bytes.writeUInt32LE(size, listed + 24);
    return fileOf(bytes);
  };

  it('that unpacks to far more than it may, or than it says, is not unpacked', async () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const spaces = await workbook(Buffer.alloc(1_000_000, 0x20), { 'xl/sharedStrings.xml': ' ' });
    expect(await refusalOf(await saying(spaces, sheet, sheetLimits.sheetBytes + 1))).toMatch(
      /larger than 200 MB/,
    );
    expect(await refusalOf(await saying(spaces, 'xl/sharedStrings.xml', sheetLimits.partBytes + 1))).toMatch(
      /larger than 200 MB/,
    );
    expect(await refusalOf(await saying(spaces, sheet, 10))).toMatch(/damaged/);
  });

  it.each([
    ['with entities of its own', '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>'],
    ['that is no XML', '<worksheet><row></worksheet>'],
  ])('%s is damaged', async (_name, sheet) => {
    expect(await refusalOf(await workbook(sheet))).toMatch(/^UnreadableFile: This workbook is damaged/);
  });

  it('that is an archive of something else, or half of one, is none', async () => {
    const whole = await buffer(await (await workbook(row('')))());
    expect(await refusalOf(fileOf(whole.subarray(0, 200)))).toMatch(/^UnreadableFile/);
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('x'), 'x.txt');
    zip.end();
    expect(await refusalOf(fileOf(await buffer(zip.outputStream)))).toMatch(/no workbook/);
  });

  it('has signs that are said by their number', async () => {
    const shared = '<sst><si><t>Hall 2_x000D_\n</t><t>Old_x005F_x0041_Street</t></si></sst>';
    const cells = '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>a_x0009_b</t></is></c>';
    const open = await workbook(row(cells), { 'xl/sharedStrings.xml': shared });
    expect(await cellsOf(open)).toEqual([['Hall 2\r\nOld_x0041_Street', 'a\tb']]);
  });

  it('shows a formula as one, never what it was worked out to be', async () => {
    const open = await workbook(row('<c r="B1"><f>WEBSERVICE("x")</f><v>7</v></c>'));
    expect(await cellsOf(open)).toEqual([[null, '=WEBSERVICE("x")']]);
  });

  it('shows what could not be worked out as it is written, and the other rows', async () => {
    const open = await workbook(
      '<worksheet><sheetData><row r="1"><c t="e"><v>#N/A</v></c></row><row r="2"><c><v>7</v></c></row></sheetData></worksheet>',
    );
    expect(await cellsOf(open)).toEqual([['#N/A'], [7]]);
  });

  it.each([
    ['300 columns', 'At most 200 can be read', text(`${'a,'.repeat(299)}a\n`)],
    ['a huge cell', 'longer than 32767 characters', text(`a,b\n1,${'x'.repeat(40_000)}\n`)],
    ['a cell without an end', 'never closed', text(`a,b\n1,"${'x'.repeat(2_000_000)}\n`)],
    ['a row too many', 'more than 50000 rows', text(`a\n${'1\n'.repeat(50_001)}`)],
  ])('with %s is refused in words', async (_name, words, open) => {
    expect(await refusalOf(open)).toContain(words);
  });

  it('that is only blanks lets others have their turn while it is read', async () => {
    let turns = 0;
    const taking = setInterval(() => (turns += 1), 1);
    await cellsOf(text(`a;b\n${';\n'.repeat(50_000)}`));
    clearInterval(taking);
    expect(turns).toBeGreaterThan(5);
  });

  it('whose format of numbers is endless brackets is read as soon as any other', async () => {
    const styles = `<s><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(300_000)}"/></numFmts></s>`;
    const open = await workbook(row('<c><v>7</v></c>'), { 'xl/styles.xml': styles });
    expect(await cellsOf(open)).toEqual([[7]]);
  });

  it('of hundreds of thousands of tags is never in memory as a whole', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = heap();
    let held = 0;
    async function* tags() {
      yield Buffer.from('<workbook xmlns:r="r"><sheets><sheet name="Rows" r:id="rId1"/></sheets>');
      for (let part = 0; part < 100; part += 1) yield Buffer.from('<a/>'.repeat(3_000));
      held = heap() - before;
      yield Buffer.from('</workbook>');
    }
    const rels = '<R><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></R>';
    const part = async (path: string) =>
      Readable.from(path === 'xl/workbook.xml' ? tags() : [Buffer.from(rels)]);
    expect((await sheetsOf({ part })).sheets).toHaveLength(1);
    expect(held).toBeLessThan(10_000_000);
  });

  it('with a column beyond the last is refused in words', async () => {
    expect(await refusalOf(await workbook(row('<c r="ZZZ1"><v>7</v></c>')))).toContain('At most 200');
  });
});
