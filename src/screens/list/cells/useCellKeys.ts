import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTaken } from '#src/ui/keyboard/isTaken.ts';
import { cellAt, cellBeside, cellOf, cellsBetween, placeOf, placesInRow } from './cellAt.ts';
import type { CellPlace } from './CellStore.ts';

interface CellKeysOptions {
  /** Holds the table; it stays while the rows come and go. */
  readonly rows: RefObject<HTMLElement | null>;
  readonly isEditable: (place: CellPlace) => boolean;
  readonly onOpen: (place: CellPlace) => void;
  /** F2 where nothing may be changed. */
  readonly onRefuse: () => void;
  /** What the cells say, for a spreadsheet. */
  readonly onCopy: (cells: readonly CellPlace[]) => string;
  readonly onPaste: (cells: readonly CellPlace[], text: string) => void;
  /** Somebody stands on a cell that may be changed, or on none. */
  readonly onStand: (place: CellPlace | undefined) => void;
  /** Somebody works in the table: what may be needed can be loaded. */
  readonly onBusy: () => void;
}

const picked = 'data-picked';
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Arrows walk from cell to cell, with Shift they pick cells of a column; Enter opens a cell that may be changed, else
 * the record; F2 opens the cell in any case, and on the name of a row the first that may be changed from there on. The
 * focus and the picks are the page's own: moving them draws nothing.
 */
export function useCellKeys({
  rows,
  isEditable,
  onOpen,
  onRefuse,
  onCopy,
  onPaste,
  onStand,
  onBusy,
}: CellKeysOptions): void {
  const key = useEffectEvent((table: HTMLElement, event: KeyboardEvent) => {
    onBusy();
    const step = steps[event.key];
    if (step === undefined && !['Escape', 'F2', 'Enter'].includes(event.key)) return;
    const { activeElement } = document;
    // A link names its row: from there the arrows go into the cells.
    const cell = activeElement?.matches('td, a[data-record]') === true ? cellOf(activeElement) : null;
    if (cell === null || isTaken(event)) return;
    if (step !== undefined) {
      event.preventDefault();
      return event.shiftKey ? pick(table, cell, step[1]) : go(table, cell, step);
    }
    // What is picked goes before what is ticked.
    if (event.key === 'Escape' && unpick(table)) return event.preventDefault();
    const place = placeOf(cell);
    if (place === undefined || (event.key !== 'F2' && (event.key !== 'Enter' || activeElement !== cell)))
      return;
    event.preventDefault();
    if (isEditable(place)) return onOpen(place);
    if (event.key === 'F2') {
      const next = activeElement === cell ? undefined : placesInRow(cell).find(isEditable);
      return next === undefined ? onRefuse() : onOpen(next);
    }
    cell.closest('tr')?.querySelector<HTMLElement>('a[data-record]')?.click();
  });
  const doubleClick = useEffectEvent((event: MouseEvent) => {
    const cell = cellOf(event.target);
    const place = cell === null ? undefined : placeOf(cell);
    if (place !== undefined && isEditable(place)) onOpen(place);
  });
  const copy = useEffectEvent((table: HTMLElement, event: ClipboardEvent) => {
    const { activeElement } = document;
    const cell = activeElement?.matches('td, a[data-record]') === true ? cellOf(activeElement) : null;
    // A text that is marked by the mouse is what is meant.
    if (cell === null || !table.contains(cell) || document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', onCopy(placesAt(table, cell)));
  });
  const paste = useEffectEvent((table: HTMLElement, event: ClipboardEvent) => {
    const { activeElement } = document;
    const first = activeElement?.matches('td') === true ? cellOf(activeElement) : null;
    if (first === null || !table.contains(first)) return;
    // A picture or a file has no text: nothing is pasted then, and nothing emptied.
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    event.preventDefault();
    onPaste(placesAt(table, first), text);
  });
  const press = useEffectEvent((table: HTMLElement, event: MouseEvent) => {
    const cell = cellOf(event.target);
    const from = cellOf(document.activeElement);
    if (!event.shiftKey) return void unpick(table);
    if (cell === null || from === null) return;
    event.preventDefault();
    mark(table, cellsBetween(table, from, cell));
  });
  const busy = useEffectEvent(() => onBusy());
  const stand = useEffectEvent(({ target }: FocusEvent) => {
    const cell = target instanceof Element && target.matches('td') ? cellOf(target) : null;
    const place = cell === null ? undefined : placeOf(cell);
    onStand(place !== undefined && isEditable(place) ? place : undefined);
  });

  useEffect(() => {
    const table = rows.current;
    if (table === null) return undefined;
    const onKey = (event: KeyboardEvent) => key(table, event);
    const onPress = (event: MouseEvent) => press(table, event);
    const onCopied = (event: ClipboardEvent) => copy(table, event);
    const onPasted = (event: ClipboardEvent) => paste(table, event);
    const onDouble = (event: MouseEvent) => doubleClick(event);
    const onMove = () => busy();
    const onFocus = (event: FocusEvent) => stand(event);
    table.addEventListener('keydown', onKey);
    table.addEventListener('mousedown', onPress);
    table.addEventListener('dblclick', onDouble);
    table.addEventListener('focusin', onFocus);
    table.addEventListener('pointermove', onMove, { once: true, passive: true });
    document.addEventListener('copy', onCopied);
    document.addEventListener('paste', onPasted);
    return () => {
      table.removeEventListener('keydown', onKey);
      table.removeEventListener('mousedown', onPress);
      table.removeEventListener('dblclick', onDouble);
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('pointermove', onMove);
      document.removeEventListener('copy', onCopied);
      document.removeEventListener('paste', onPasted);
    };
  }, [rows]);
}

/** The cells that are picked, else the one at hand. */
function placesAt(table: HTMLElement, cell: HTMLElement): readonly CellPlace[] {
  const all = [...table.querySelectorAll<HTMLElement>(`[${picked}]`)];
  return (all.length === 0 ? [cell] : all).flatMap((one) => placeOf(one) ?? []);
}

function go(table: HTMLElement, cell: HTMLElement, [columns, rows]: readonly [number, number]): void {
  unpick(table);
  focusCell(cellBeside(table, cell, columns, rows));
}

/** Where the picking has come to: the end of it that is not the focus. */
function pick(table: HTMLElement, cell: HTMLElement, rows: number): void {
  const all = [...table.querySelectorAll<HTMLElement>(`[${picked}]`)];
  const end = (all[0] === cell ? all.at(-1) : all[0]) ?? cell;
  const next = cellBeside(table, end, 0, rows);
  if (next === undefined) return;
  mark(table, cellsBetween(table, cell, next));
  next.scrollIntoView({ block: 'nearest' });
}

function mark(table: HTMLElement, cells: readonly HTMLElement[]): void {
  unpick(table);
  for (const cell of cells) cell.setAttribute(picked, '');
}

/** Whether anything was picked. */
function unpick(table: HTMLElement): boolean {
  const all = table.querySelectorAll(`[${picked}]`);
  for (const cell of all) cell.removeAttribute(picked);
  return all.length > 0;
}

/** The head of the table and the column that stays lie over what is scrolled: the cell comes out from under them. */
export function focusCell(cell: HTMLElement | undefined): void {
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Puts the focus on a cell as soon as it shows its value again. */
export const focusPlace = (table: HTMLElement | null, place: CellPlace): void => {
  if (table !== null) requestAnimationFrame(() => focusCell(cellAt(table, place)));
};
