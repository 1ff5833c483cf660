import { csvHead, readCsv } from './csv/readCsv.ts';
import { guessEncoding } from './guess/guessEncoding.ts';
import { guessSeparator } from './guess/guessSeparator.ts';
import type { Encoding, OpenFile, Separator, SheetRow } from './Sheet.ts';
import { limitedRows } from './sheetLimits.ts';
import { readXlsx, xlsxSheets } from './xlsx/readXlsx.ts';

/** How a file is read. */
export type SheetSettings =
  | { readonly format: 'CSV'; readonly encoding: Encoding; readonly separator: Separator }
  | { readonly format: 'XLSX'; readonly sheet: string; readonly sheets: readonly string[] };

/** A workbook by its first bytes, else text; how it is written follows from the file itself. @throws UnreadableFile */
export async function guessSettings(open: OpenFile): Promise<SheetSettings> {
  if (await isPacked(open)) {
    const sheets = await xlsxSheets(open);
    return { format: 'XLSX', sheet: sheets[0] ?? '', sheets };
  }
  const encoding = await guessEncoding(parts(await open()));
  return { format: 'CSV', encoding, separator: guessSeparator(await csvHead(open, encoding)) };
}

/** The rows of a file, its head among them, one after the other. @throws UnreadableFile */
export const readSheet = (open: OpenFile, settings: SheetSettings): AsyncGenerator<SheetRow> =>
  limitedRows(settings.format === 'CSV' ? readCsv(open, settings) : readXlsx(open, settings.sheet));

async function isPacked(open: OpenFile): Promise<boolean> {
  for await (const part of parts(await open())) return part[0] === 0x50 && part[1] === 0x4b;
  return false;
}

async function* parts(stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  for await (const part of stream) yield Buffer.from(part);
}
