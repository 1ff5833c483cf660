import { lazyPart } from '#src/ui/lazyPart.ts';

const load = () => import('./edit/CellEditor.tsx');

/** The input of a cell: it comes when somebody has begun to work in the table. */
export const LazyCellEditor = lazyPart(load, 'CellEditor');

/** Ahead of its need: a failure is met again when it is opened. */
export const loadCellEditor = (): void => void load().catch(() => undefined);
