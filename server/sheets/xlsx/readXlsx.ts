import { asText } from '#schema/formulaText.ts';
import type { Cell, OpenFile, SheetRow } from '../Sheet.ts';
import { checkLength, checkWidth, sheetLimits } from '../sheetLimits.ts';
import { unescapeSigns } from './escapedSigns.ts';
import { damaged, openWorkbook, type Workbook } from './openWorkbook.ts';
import { localOfSerial } from './serialDay.ts';
import { formatsOf, type SheetPlace, sheetsOf, textsOf, type WorkbookParts } from './workbookParts.ts';
import { type XmlEvent, xmlEvents } from './xmlEvents.ts';

/** The names of the sheets that can be seen. @throws UnreadableFile */
export async function xlsxSheets(open: OpenFile): Promise<readonly string[]> {
  const { sheets } = await sheetsOf(await openWorkbook(open));
  return sheets.map(({ name }) => name);
}

/** The rows of a sheet with something in them, while it is unpacked. @throws UnreadableFile */
export async function* readXlsx(open: OpenFile, sheetName: string | null): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(open);
  const { sheets, from1904 } = await sheetsOf(workbook);
  const sheet = sheets.find(({ name }) => name === sheetName) ?? sheets[0];
  if (!sheet) throw damaged();
  const parts = { sheets, from1904, formats: await formatsOf(workbook), texts: await textsOf(workbook) };
  yield* rowsOf(workbook, sheet, parts);
}

async function* rowsOf(
  workbook: Workbook,
  { path }: SheetPlace,
  parts: WorkbookParts,
): AsyncGenerator<SheetRow> {
  const content = await workbook.part(path, sheetLimits.sheetBytes);
  if (!content) throw damaged();
  const rows = new RowCollector(parts);
  for await (const events of xmlEvents(content)) {
    for (const event of events) {
      const row = rows.take(event);
      if (row && row.cells.some((cell) => cell !== null && cell !== '')) yield row;
    }
  }
}

/** Puts a row together from what stands in the sheet. */
class RowCollector {
  private line = 0;
  private cells: Cell[] = [];
  private column = 0;
  private attributes: Readonly<Record<string, string>> = {};
  private readonly pieces = { v: '', t: '', f: '' };
  private piece: 'v' | 't' | 'f' | null = null;
  private hasFormula = false;
  private isAid = false;

  constructor(private readonly parts: WorkbookParts) {}

  /** A row when it is whole. */
  take(event: XmlEvent): SheetRow | null {
    if (event.type === 'text') {
      if (this.piece !== null && !this.isAid) this.pieces[this.piece] += event.text;
      return null;
    }
    return event.type === 'open' ? this.open(event.name, event.attributes) : this.close(event.name);
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): null {
    if (name === 'row') {
      this.line = Number(attributes['r'] ?? this.line + 1);
      this.cells = [];
      this.column = 0;
    } else if (name === 'c') {
      this.attributes = attributes;
      this.column = columnOf(attributes['r']) ?? this.column + 1;
      checkWidth(this.line, this.column);
      this.hasFormula = false;
      Object.assign(this.pieces, { v: '', t: '', f: '' });
    } else if (name === 'f') {
      this.hasFormula = true;
      this.piece = 'f';
    } else if (name === 'v' || name === 't') this.piece = name;
    else if (name === 'rPh') this.isAid = true;
    return null;
  }

  private close(name: string): SheetRow | null {
    if (name === 'v' || name === 't' || name === 'f') this.piece = null;
    else if (name === 'rPh') this.isAid = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row') return { line: this.line, cells: this.cells };
    return null;
  }

  private endCell(): void {
    const value = this.hasFormula ? `=${this.pieces.f}` : this.value();
    if (typeof value === 'string') checkLength(this.line, value.length);
    while (this.cells.length < this.column - 1) this.cells.push(null);
    this.cells[this.column - 1] = value;
  }

  private value(): Cell {
    const { v, t } = this.pieces;
    switch (this.attributes['t']) {
      case 's':
        return asTextOrNone(this.parts.texts[Number(v)]);
      case 'inlineStr':
        return asText(unescapeSigns(t));
      case 'str':
        return unescapeSigns(v);
      case 'd':
      // An error, as it is written in the cell.
      case 'e':
        return v;
      case 'b':
        return v === '1';
      case undefined:
      default:
        return v.trim() === '' ? null : this.numberOf(Number(v));
    }
  }

  private numberOf(number: number): Cell {
    const format = this.parts.formats[Number(this.attributes['s'] ?? 0)] ?? null;
    if (format === null || !Number.isFinite(number)) return Number.isFinite(number) ? number : null;
    const local = localOfSerial(number, this.parts.from1904);
    if (local === null) return number;
    if (format === 'time' && number < 1) return local.slice(11, 16);
    return format === 'day' && local.endsWith('T00:00:00') ? local.slice(0, 10) : local;
  }
}

const asTextOrNone = (text: string | undefined): Cell => (text === undefined ? null : asText(text));

/** 'AB12' is the 28th. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
