import { isRecord } from '#server/db/isRecord.ts';
import type { TaskRow } from '#server/jobs/tasks/TaskKind.ts';

/** What is put into each file, in its order, by the pages that each row took when it was tried; a card is one of a sheet. */
export function fileParts(rows: readonly TaskRow[], mostPages: number): readonly (readonly TaskRow[])[] {
  const parts: TaskRow[][] = [];
  let left = 0;
  for (const row of rows) {
    const pages = isRecord(row.result) && typeof row.result['pages'] === 'number' ? row.result['pages'] : 1;
    if (pages > left || parts.length === 0) {
      parts.push([]);
      left = mostPages;
    }
    parts.at(-1)?.push(row);
    left -= pages;
  }
  return parts;
}
