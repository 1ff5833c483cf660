import { guarded } from '#schema/formulaText.ts';

export const csvType = 'text/csv;charset=utf-8';

/** A cell that a spreadsheet would run as a formula is written as text (S5). */
const cell = (text: string): string => {
  const safe = guarded(text);
  return /[",;\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** Rows as RFC 4180 text, with the mark that makes spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
