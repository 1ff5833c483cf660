import { use, useSyncExternalStore } from 'react';
import type { RowCells } from './CellStore.ts';
import { CellsContext } from './CellsContext.ts';

const never = () => () => undefined;

/** What a row's cells hold besides their values. The row alone is drawn again when that changes. */
export function useRowCells(id: string): RowCells | undefined {
  const store = use(CellsContext)?.store;
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.row(id));
}
