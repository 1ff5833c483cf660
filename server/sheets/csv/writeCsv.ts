import { guarded } from '#schema/formulaText.ts';
import type { Separator } from '../Sheet.ts';
import { separatorSigns } from './separatorSigns.ts';

const bytes = new TextEncoder();

/** Rows as RFC 4180 has them, as UTF-8 with the mark that spreadsheets read it by. */
export async function* writeCsv(
  rows: AsyncIterable<readonly string[]>,
  separator: Separator = 'COMMA',
): AsyncGenerator<Uint8Array> {
  const sign = separatorSigns[separator];
  yield bytes.encode('\uFEFF');
  for await (const row of rows) yield bytes.encode(`${row.map((text) => cellOf(text)).join(sign)}\r\n`);
}

function cellOf(text: string): string {
  const safe = guarded(text);
  return /["',;|\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
