import { cellBeside, cellsAfter, placeOf } from '../cellAt.ts';
import type { Passing } from '../CellStore.ts';
import { focusCell, focusPlace } from '../useCellKeys.ts';
import type { OpenCell } from './OpenCell.ts';

/** Where somebody goes from a cell: back out of it, on, or it was left by other means. */
export type Leaving = 'back' | 'stay' | 'down' | Passing;

/** Closes a cell and goes on: down, or into the next one that may be changed. */
export function leaveCell(within: HTMLElement | null, cell: OpenCell, how: Leaving): void {
  const { store, isEditable } = cell.cells;
  const own = { id: String(cell.record.id), source: cell.source };
  const td = within?.closest('td') ?? null;
  const table = td?.closest('table') ?? null;
  if (table === null || td === null) return store.open(undefined);
  if (how === 'next' || how === 'before') {
    const places = cellsAfter(table, td, how === 'next' ? 1 : -1).flatMap((one) => placeOf(one) ?? []);
    const next = places.find(isEditable);
    store.open(next, how);
    return next === undefined ? focusPlace(table, own) : undefined;
  }
  store.open(undefined);
  if (how === 'down') return focusCell(cellBeside(table, td, 0, 1));
  // Elsewhere by a click, the focus is where the click was.
  if (how === 'back' || document.activeElement === document.body) focusPlace(table, own);
}
