import type { Row } from './Json.ts';
import type { Tx } from './rows.ts';

interface Held {
  readonly row: Row;
  /** To the viewer of this write (S1). */
  readonly isVisible: boolean;
}

const held = new WeakMap<Tx, Map<string, Held>>();

/** Remembers a row that this transaction has locked and does not write: read once, it is what it is until the end. */
export function holdRow(tx: Tx, type: string, id: string, found: Held): void {
  const rows = held.get(tx) ?? new Map<string, Held>();
  held.set(tx, rows.set(`${type} ${id}`, found));
}

export const heldRow = (tx: Tx, type: string, id: string): Held | undefined =>
  held.get(tx)?.get(`${type} ${id}`);
