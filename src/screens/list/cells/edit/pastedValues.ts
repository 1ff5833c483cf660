import { spreadsheetRows } from '#src/fields/input/spreadsheetRows.ts';
import type { CellPlace } from '../CellStore.ts';

/** A cell and the text that was pasted into it. */
export interface PastedCell {
  readonly place: CellPlace;
  readonly text: string;
}

/** How many of the pasted values have no cell: the list ends, or no more is picked. */
export const withoutCell = (text: string, placed: readonly PastedCell[]): number =>
  Math.max(0, spreadsheetRows(text).flat().length - placed.length);

/**
 * Which text goes where. One value fills every picked cell; several go from the first cell downwards and to the right,
 * no further than what is picked, where more than one is.
 */
export function pastedCells(
  text: string,
  picked: readonly CellPlace[],
  ids: readonly string[],
  sources: readonly string[],
): readonly PastedCell[] {
  const lines = spreadsheetRows(text);
  const [first] = picked;
  const [single] = lines[0] ?? [];
  if (first === undefined || single === undefined) return [];
  if (lines.length === 1 && lines[0]?.length === 1) return picked.map((place) => ({ place, text: single }));
  const row = ids.indexOf(first.id);
  const column = sources.indexOf(first.source);
  const rows = picked.length > 1 ? picked.length : lines.length;
  return lines.slice(0, rows).flatMap((values, down) =>
    values.flatMap((value, right) => {
      const [id, source] = [ids[row + down], sources[column + right]];
      return id === undefined || source === undefined ? [] : [{ place: { id, source }, text: value }];
    }),
  );
}
