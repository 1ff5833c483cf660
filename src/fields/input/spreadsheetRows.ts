import { guarded, unguarded } from '#schema/formulaText.ts';

const cell = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/gy;

/** A cell that holds a line break or a tab stands in quotation marks, and its own are doubled there. */
const unquoted = (text: string): string =>
  /[\t\n]/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;

/** The rows of a text as a spreadsheet copies it, without the empty one at its end, each in its cells. */
export function spreadsheetRows(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  for (const [, found = '', end = ''] of plain.matchAll(cell)) {
    rows.at(-1)?.push(unguarded(unquoted(found)));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/**
 * A column of cells as a spreadsheet takes it. Several go into one, which would run some texts as formulas (S5); one alone
 * goes anywhere, as it is.
 */
export function spreadsheetText(column: readonly string[]): string {
  const [single = ''] = column;
  return column.length > 1 ? column.map((text) => `${quoted(guarded(text))}\n`).join('') : single;
}

const quoted = (text: string): string => (/[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The lines of a cell as one: what is typed in a single line has no others. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
