export const cellOf = (row: Element, column: string): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-column="${column}"]`);

export const columnOf = (element: Element | null): string => element?.getAttribute('data-column') ?? 'name';

/** After the next drawing: a cell of an item, by default the one of the same column that has the focus now. */
export function focusCell(key: string, column?: string, which: 'itself' | 'neighbour' = 'itself'): void {
  const wanted = column ?? columnOf(document.activeElement);
  const row = rowOf(key);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  const other = neighbour?.getAttribute('data-item') ?? undefined;
  requestAnimationFrame(() => {
    const found = rowOf(which === 'itself' ? key : (other ?? ''));
    if (found !== null) cellOf(found, wanted)?.focus();
  });
}

const rowOf = (key: string): Element | null => document.querySelector(`[data-item="${key}"]`);

/** The cell above or below, over the edges of sections too. */
export function focusNextRow(from: Element, by: -1 | 1): boolean {
  const rows = [...document.querySelectorAll('[data-item]')];
  const row = from.closest('[data-item]');
  const next = row === null ? undefined : rows[rows.indexOf(row) + by];
  const cell = next === undefined ? null : cellOf(next, columnOf(from));
  cell?.focus();
  return cell !== null;
}
