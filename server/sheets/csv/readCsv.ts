import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { asText, unguarded } from '#schema/formulaText.ts';
import type { Encoding, OpenFile, Separator, SheetRow } from '../Sheet.ts';
import { checkLength, checkWidth, sheetLimits, UnreadableFile } from '../sheetLimits.ts';
import { separatorSigns } from './separatorSigns.ts';

const labels: Readonly<Record<Encoding, string>> = {
  UTF_8: 'utf-8',
  UTF_16LE: 'utf-16le',
  UTF_16BE: 'utf-16be',
  WINDOWS_1252: 'windows-1252',
};
/** A line of cells as long as they may be, and their quotation marks. */
const longestLine = 1_000_000;
/** By it a file tells Excel what parts its cells, above their heads. */
const separatorLine = /^sep=.?$/i;
/** Bytes that are taken apart before others have their turn: a file comes as a whole, and takes seconds. */
const atOnce = 16 * 1024;
/** So many characters tell how a file is written. */
const headLength = 64 * 1024;

/** The lines of a file with something in them, one after the other. @throws UnreadableFile */
export async function* readCsv(
  open: OpenFile,
  { encoding, separator }: { readonly encoding: Encoding; readonly separator: Separator },
): AsyncGenerator<SheetRow> {
  const parser = parse({
    delimiter: separatorSigns[separator],
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  });
  const text = decoded(await open(), encoding);
  const feeding = feed(text, parser).catch((error: unknown) => void parser.destroy(error as Error));
  // The parser counts both signs of a Windows line break that stands in a cell, and tells where a record ends.
  let countedTwice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      countedTwice += breaksIn(record, /\r\n/g);
      const line = info.lines - countedTwice - breaksIn(record, /\r\n|\r|\n/g);
      if (line === 1 && separatorLine.test(record.join(separatorSigns[separator]))) continue;
      checkWidth(line, record.length);
      const cells = record.map((cell) => {
        checkLength(line, cell.length);
        return textOf(cell);
      });
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    }
  } catch (error) {
    throw inWords(error);
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** What was guarded is text; what was not may be a formula. */
function textOf(cell: string): string {
  const text = unguarded(cell);
  return text === cell ? cell : asText(text);
}

const breaksIn = (record: readonly string[], lineBreak: RegExp): number =>
  record.reduce((count, cell) => count + [...cell.matchAll(lineBreak)].length, 0);

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** The beginning of a file as text, to guess by. */
export async function csvHead(open: OpenFile, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const text of decoded(await open(), encoding)) {
    head += text;
    if (head.length >= headLength) break;
  }
  return head;
}

async function* decoded(stream: NodeJS.ReadableStream, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(labels[encoding]);
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    for (let from = 0; from < bytes.length; from += atOnce)
      yield decoder.decode(bytes.subarray(from, from + atOnce), { stream: true });
  }
  yield decoder.decode();
}

/** By hand: a pipeline would end the reader with an error whenever it is left early. */
async function feed(text: AsyncIterable<string>, parser: ReturnType<typeof parse>): Promise<void> {
  for await (const part of text) {
    if (parser.destroyed) return;
    if (part !== '' && !parser.write(part)) await drained(parser);
    await turn();
  }
  parser.end();
}

const drained = (parser: ReturnType<typeof parse>): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      parser.off('drain', done).off('close', done);
      resolve();
    };
    parser.on('drain', done).on('close', done);
  });

function inWords(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new UnreadableFile(
        `A cell near line ${line} is longer than ${sheetLimits.cellLength} characters, or a quotation mark is never closed.`,
      )
    : new UnreadableFile(`Line ${line} cannot be read: a quotation mark stands alone.`);
}
