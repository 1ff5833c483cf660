import { Readable } from 'node:stream';
import { guessSettings, readSheet } from '../readSheet.ts';
import type { OpenFile, SheetRow } from '../Sheet.ts';

/** A file of these bytes, which come in two parts. */
export const fileOf =
  (bytes: Uint8Array): OpenFile =>
  async () =>
    Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
export const text = (content: string): OpenFile => fileOf(Buffer.from(content));

export async function rowsOf(open: OpenFile): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(open, await guessSettings(open))) rows.push(row);
  return rows;
}
export const cellsOf = async (open: OpenFile) => (await rowsOf(open)).map(({ cells }) => cells);
/** Why it cannot be read: 'name: message', or 'read' where it can. */
export const refusalOf = (open: OpenFile): Promise<string> =>
  rowsOf(open).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  );
