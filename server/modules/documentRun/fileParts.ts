import { isRecord } from '#server/db/isRecord.ts';
import type { TaskRow } from '#server/jobs/tasks/TaskKind.ts';

type Tried = Pick<TaskRow, 'key' | 'result'>;

/**
 * What is put into each file, in its order, by what each row took when it was tried: its pages, a card being one of a
 * sheet, and its share of the text that a paper may hold.
 */
export function fileParts<Row extends Tried>(
  rows: readonly Row[],
  mostPages: number,
): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  let pages = 0;
  let share = 0;
  for (const row of rows) {
    const took = { pages: figureOf(row, 'pages') ?? 1, share: figureOf(row, 'share') ?? 0 };
    const isFull = pages + took.pages > mostPages || share + took.share > 1;
    if (isFull || parts.length === 0) {
      parts.push([]);
      pages = 0;
      share = 0;
    }
    parts.at(-1)?.push(row);
    pages += took.pages;
    share += took.share;
  }
  return parts;
}

function figureOf({ result }: Tried, name: 'pages' | 'share'): number | undefined {
  const figure = isRecord(result) ? result[name] : undefined;
  return typeof figure === 'number' ? figure : undefined;
}
