import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { OpenFile } from './Sheet.ts';
import { sheetLimits } from './sheetLimits.ts';
import { cellsOf, fileOf, refusalOf, text } from './testing/sheetFiles.ts';
import { sheetsOf } from './xlsx/workbookParts.ts';

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

  // Where each bracket is looked through to the end for another, this takes minutes, and its time has run out.
  it('whose format of numbers is endless brackets is looked through once', async () => {
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
