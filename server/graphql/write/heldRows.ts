import type { Row } from '#server/db/Row.ts';
import type { Tx } from '#server/db/rows.ts';

interface Held<T extends string> {
  readonly row: Row<T>;
  /** To the viewer of this write (S1). */
  readonly isVisible: boolean;
}

const held = new WeakMap<Tx, Map<string, Held<string>>>();

/** Remembers a row that this transaction has locked and does not write: read once, it is what it is until the end. */
export function holdRow<T extends string>(tx: Tx, table: T, id: string, found: Held<T>): void {
  const rows = held.get(tx) ?? new Map<string, Held<string>>();
  held.set(tx, rows.set(`${table} ${id}`, found));
}

export const heldRow = <T extends string>(tx: Tx, table: T, id: string): Held<T> | undefined =>
  held.get(tx)?.get(`${table} ${id}`) as Held<T> | undefined;
