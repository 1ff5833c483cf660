import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeSigns } from './escapedSigns.ts';
import { serialOf } from './serialDay.ts';

/** What a cell holds, for a spreadsheet to sort and count by. Texts are texts, whatever they begin with (S5). */
export type TypedCell =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'number'; readonly value: number; readonly decimals?: number }
  | { readonly type: 'flag'; readonly value: boolean }
  /** `2027-03-12` */
  | { readonly type: 'day'; readonly value: string }
  /** `2027-03-12T09:30:00` on the wall clock of its place. */
  | { readonly type: 'moment'; readonly value: string }
  | null;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Numbers of `cellXfs` below. */
const styles = { head: 1, day: 2, moment: 3, decimals: [4, 5, 6, 7] } as const;

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.0"/><numFmt numFmtId="167" formatCode="#,##0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="167" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** A workbook of one sheet, made while it is read; its head stays where it is when one scrolls. */
export function writeXlsx(
  head: readonly string[],
  rows: AsyncIterable<readonly TypedCell[]>,
  now: Date,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [path, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`${declaration}${text}`), path, { mtime: now });
  const sheet = Readable.from(sheetOf(head, rows));
  sheet.once('error', (error) => output.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 3, mtime: now });
  zip.once('error', (error: Error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  zip.end();
  return output;
}

/** So many rows tell how wide a column has to be: the whole sheet never waits in memory. */
const measuredRows = 200;

async function* sheetOf(
  head: readonly string[],
  rows: AsyncIterable<readonly TypedCell[]>,
): AsyncGenerator<Buffer> {
  const measured: (readonly TypedCell[])[] = [];
  let isBegun = false;
  for await (const row of rows) {
    if (isBegun) yield Buffer.from(rowOf(row.map(cellOf)));
    else if (measured.push(row) === measuredRows) {
      yield Buffer.from(beginningOf(head, measured));
      isBegun = true;
    }
  }
  if (!isBegun) yield Buffer.from(beginningOf(head, measured));
  yield Buffer.from('</sheetData></worksheet>');
}

/** All before the rows that are not measured, those that are included. */
function beginningOf(head: readonly string[], measured: readonly (readonly TypedCell[])[]): string {
  const widths = head.map((label, index) => {
    const lengths = measured.map((row) => lengthOf(row[index] ?? null));
    const width = lengths.reduce((most, length) => Math.max(most, length), label.length + 4);
    return `<col min="${index + 1}" max="${index + 1}" width="${Math.min(Math.max(width, 12), 60)}" customWidth="1"/>`;
  });
  const lines = [
    head.map((value) => textCell(value, styles.head)),
    ...measured.map((row) => row.map(cellOf)),
  ];
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.map(rowOf).join('')}`;
}

/** How many signs a cell shows in a line, with some room. */
const lengthOf = (cell: TypedCell): number =>
  String(cell?.value ?? '')
    .split('\n')
    .reduce((most, { length }) => Math.max(most, length + 2), 0);

const rowOf = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

function cellOf(cell: TypedCell): string {
  if (cell === null) return '<c/>';
  switch (cell.type) {
    case 'text':
      return textCell(cell.value);
    case 'flag':
      return `<c t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'day':
      return dated(`${cell.value}T00:00:00`, styles.day, cell.value);
    case 'moment':
      return dated(cell.value, styles.moment, cell.value);
    case 'number': {
      const style = cell.decimals === undefined ? '' : ` s="${styles.decimals[Math.min(cell.decimals, 3)]}"`;
      return `<c${style}><v>${cell.value}</v></c>`;
    }
  }
}

/** Before 1900 a workbook knows no days. */
function dated(local: string, style: number, text: string): string {
  const serial = serialOf(local);
  return serial >= 61 ? `<c s="${style}"><v>${serial}</v></c>` : textCell(text);
}

const textCell = (value: string, style = 0): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

/** What XML cannot hold is left out; a return is said by its number, or it would be read as a line feed. */
const escaped = (text: string): string =>
  escapeSigns(text)
    .replace(
      /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/[&<>"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
