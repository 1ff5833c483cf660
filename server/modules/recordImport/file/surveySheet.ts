import { isId } from '#server/db/rows.ts';
import { guessStyles } from '#server/sheets/guess/guessStyles.ts';
import { readSheet, type SheetSettings } from '#server/sheets/readSheet.ts';
import type { Cell, DateStyle, DecimalStyle, OpenFile } from '#server/sheets/Sheet.ts';
import { UnreadableFile } from '#server/sheets/sheetLimits.ts';
import { textOfCell } from '../mapping/cellValue.ts';

interface SurveyedColumn {
  readonly name: string;
  readonly samples: readonly string[];
  /** Has values, and each could be the id of a record. */
  readonly holdsIds: boolean;
}

export interface Survey {
  readonly columns: readonly SurveyedColumn[];
  readonly decimals: DecimalStyle;
  readonly dates: DateStyle;
}

const guessedRows = 1_000;
const samplesOfColumn = 3;
const longestSample = 80;
const longestName = 200;

/** Of letters that can be kept, none of them cut in half. */
const told = (cell: Cell, longest: number): string =>
  [...textOfCell(cell).replace(/\0/g, '\ufffd')].slice(0, longest).join('');

/** Goes through a whole file once: what it is called by its head, and how its numbers and days are written. @throws UnreadableFile */
export async function surveySheet(open: OpenFile, settings: SheetSettings): Promise<Survey> {
  let head: readonly Cell[] | null = null;
  const first: Cell[][] = [];
  let width = 0;
  const [filled, unlikeIds] = [new Set<number>(), new Set<number>()];
  for await (const { cells } of readSheet(open, settings)) {
    if (head === null) head = cells;
    else {
      if (first.length < guessedRows) first.push([...cells]);
      for (const [index, cell] of cells.entries()) {
        const text = unlikeIds.has(index) ? '' : textOfCell(cell);
        if (text !== '') (isId(text) ? filled : unlikeIds).add(index);
      }
    }
    width = Math.max(width, cells.length);
  }
  if (head === null || first.length === 0)
    throw new UnreadableFile(
      'The file has no rows. Its first line names the columns, the others are the records.',
    );
  const columns = Array.from({ length: width }, (_, index) => ({
    name: told(head[index] ?? null, longestName) || `Column ${index + 1}`,
    samples: first
      .map((cells) => told(cells[index] ?? null, longestSample))
      .filter((text) => text !== '')
      .slice(0, samplesOfColumn),
    holdsIds: filled.has(index) && !unlikeIds.has(index),
  }));
  return { columns, ...guessStyles(first.flat()) };
}
