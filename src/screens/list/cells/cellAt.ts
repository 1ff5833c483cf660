import type { CellPlace } from './CellStore.ts';

const cellSelector = 'td[data-source]';
const rowSelector = 'tr[data-row]';

/** The cell around something, where it stands in one. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;

/** Which record and field a cell shows. */
export function placeOf(cell: HTMLElement): CellPlace | undefined {
  const id = cell.closest<HTMLElement>(rowSelector)?.dataset.row;
  const { source } = cell.dataset;
  return id === undefined || source === undefined ? undefined : { id, source };
}

const rowsOf = (table: HTMLElement): readonly HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>(rowSelector),
];
const cellsOf = (row: Element | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(cellSelector) ?? []),
];

/** The places from a cell to the end of its row. */
export function placesInRow(cell: HTMLElement): readonly CellPlace[] {
  const cells = cellsOf(cell.closest(rowSelector) ?? undefined);
  return cells.slice(cells.indexOf(cell)).flatMap((one) => placeOf(one) ?? []);
}

/** Looked for by comparing: what stands in an id needs no escaping then. */
export const cellAt = (table: HTMLElement, { id, source }: CellPlace): HTMLElement | undefined =>
  cellsOf(rowsOf(table).find((row) => row.dataset.row === id)).find((cell) => cell.dataset.source === source);

/** The cell so many columns and rows away; at the edges the last there is. */
export function cellBeside(table: HTMLElement, cell: HTMLElement, columns: number, rows: number) {
  const all = rowsOf(table);
  const row = all.findIndex((one) => one.contains(cell));
  const column = cellsOf(all[row]).indexOf(cell);
  const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place));
  const cells = cellsOf(all[within(row + rows, all.length)]);
  return cells[within(column + columns, cells.length)];
}

/** All cells from one on, in reading order, or back from it. */
export function cellsAfter(table: HTMLElement, cell: HTMLElement, step: 1 | -1): readonly HTMLElement[] {
  const all = rowsOf(table).flatMap(cellsOf);
  const at = all.indexOf(cell);
  return step === 1 ? all.slice(at + 1) : all.slice(0, at).reverse();
}

/** The cells of a column from one to another. */
export function cellsBetween(table: HTMLElement, from: HTMLElement, to: HTMLElement): readonly HTMLElement[] {
  const column = rowsOf(table).flatMap((row) =>
    cellsOf(row).filter((cell) => cell.dataset.source === from.dataset.source),
  );
  const ends = [column.indexOf(from), column.findIndex((cell) => cell.parentElement?.contains(to))];
  return column.slice(Math.min(...ends), Math.max(...ends) + 1);
}
