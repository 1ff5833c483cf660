import { sheetLimits, UnreadableFile } from '../sheetLimits.ts';
import { unescapeSigns } from './escapedSigns.ts';
import { damaged, type Workbook } from './openWorkbook.ts';
import { type XmlEvent, xmlEvents } from './xmlEvents.ts';

export interface SheetPlace {
  readonly name: string;
  readonly path: string;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPlace[];
  /** Days are counted from 1904. */
  readonly from1904: boolean;
  /** By the number of a cell's style: whether it shows a day, a moment or neither. */
  readonly formats: readonly CellFormat[];
  readonly texts: readonly string[];
}

type CellFormat = 'day' | 'moment' | 'time' | null;

export async function sheetsOf(workbook: Workbook): Promise<Pick<WorkbookParts, 'sheets' | 'from1904'>> {
  const targets = new Map<string, string>();
  for await (const { name, attributes } of tags(workbook, 'xl/_rels/workbook.xml.rels'))
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
  let from1904 = false;
  const sheets: SheetPlace[] = [];
  for await (const { name, attributes } of tags(workbook, 'xl/workbook.xml')) {
    if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
    if (name !== 'sheet' || (attributes['state'] !== undefined && attributes['state'] !== 'visible'))
      continue;
    const target = targets.get(attributes['r:id'] ?? '');
    if (target !== undefined)
      sheets.push({
        name: attributes['name'] ?? '',
        path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      });
  }
  if (sheets.length === 0) throw new UnreadableFile('This is no workbook with a sheet to read.');
  return { sheets, from1904 };
}

const dayFormats = new Set([14, 15, 16, 17]);
const momentFormats = new Set([22]);
const timeFormats = new Set([18, 19, 20, 21, 45, 46, 47]);

export async function formatsOf(workbook: Workbook): Promise<readonly CellFormat[]> {
  const own = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  for await (const event of eventsOf(workbook, 'xl/styles.xml')) {
    if (event.type === 'close' && event.name === 'cellXfs') isInCells = false;
    if (event.type !== 'open') continue;
    const { name, attributes } = event;
    if (name === 'cellXfs') isInCells = true;
    if (name === 'numFmt') own.set(Number(attributes['numFmtId']), formatOf(attributes['formatCode'] ?? ''));
    if (name === 'xf' && isInCells) {
      const id = Number(attributes['numFmtId']);
      formats.push(own.get(id) ?? builtIn(id));
    }
  }
  return formats;
}

function builtIn(id: number): CellFormat {
  if (dayFormats.has(id)) return 'day';
  if (momentFormats.has(id)) return 'moment';
  return timeFormats.has(id) ? 'time' : null;
}

/** Letters of a day or an hour outside of what is quoted, escaped or a colour. */
function formatOf(code: string): CellFormat {
  const bare = code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '').toLowerCase();
  const hasDay = /[dy]/.test(bare);
  const hasTime = /[hs]/.test(bare);
  if (hasDay) return hasTime ? 'moment' : 'day';
  return hasTime ? 'time' : null;
}

/** Texts that cells name by their number; those of the reading aid beside a text are no part of it. */
export async function textsOf(workbook: Workbook): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let size = 0;
  let isText = false;
  let isAid = false;
  for await (const event of eventsOf(workbook, 'xl/sharedStrings.xml')) {
    if (event.type === 'text') {
      if (isText && !isAid) text += event.text;
      continue;
    }
    const isOpening = event.type === 'open';
    if (event.name === 't') isText = isOpening;
    if (event.name === 'rPh') isAid = isOpening;
    if (event.name !== 'si') continue;
    if (isOpening) text = '';
    else {
      size += text.length;
      if (size > sheetLimits.partBytes) throw damaged();
      texts.push(unescapeSigns(text));
    }
  }
  return texts;
}

/** One by one: a part that packs well has millions, which would be a hundred times as large in memory. */
async function* tags(
  workbook: Workbook,
  path: string,
): AsyncGenerator<Extract<XmlEvent, { readonly type: 'open' }>> {
  for await (const event of eventsOf(workbook, path)) if (event.type === 'open') yield event;
}

async function* eventsOf(workbook: Workbook, path: string): AsyncGenerator<XmlEvent> {
  const part = await workbook.part(path, sheetLimits.partBytes);
  if (part) for await (const events of xmlEvents(part)) yield* events;
}
