import { uploadLimits } from '#schema/uploadLimits.ts';
import { counted } from '../words/counted.ts';

/** What a file may hold. Beyond, nobody looks at it row by row. */
export const sheetLimits = {
  rows: 50_000,
  columns: 200,
  /** As a workbook's. */
  cellLength: 32_767,
  bytes: uploadLimits.sheet,
  /** Of the sheet in a workbook, which is packed. */
  sheetBytes: 200 * 1024 * 1024,
  /** Of a part of a workbook that is held in memory. */
  partBytes: 24 * 1024 * 1024,
} as const;

/** Why a file is not read, in words for whoever sent it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export function checkWidth(line: number, width: number): void {
  if (width > sheetLimits.columns)
    throw new UnreadableFile(
      `Line ${line} has ${counted(width, 'column')}. At most ${sheetLimits.columns} can be read.`,
    );
}

export function checkLength(line: number, length: number): void {
  if (length > sheetLimits.cellLength)
    throw new UnreadableFile(
      `A cell in line ${line} is longer than ${sheetLimits.cellLength} characters, which is the most that can be read.`,
    );
}

/** Lines that hold something, as many as may be. */
export async function* limitedRows<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    // The first one names the columns.
    if (count > sheetLimits.rows)
      throw new UnreadableFile(`The file has more than ${sheetLimits.rows} rows. Please divide it.`);
    count += 1;
    yield row;
  }
}
