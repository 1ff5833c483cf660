import { lazy } from 'react';

const load = () => import('./edit/CellEditor.tsx').then((module) => ({ default: module.CellEditor }));

/** The input of a cell: it comes when somebody has begun to work in the table. */
export const LazyCellEditor = lazy(load);

/** Ahead of its need: a failure is met again when it is opened. */
export const loadCellEditor = (): void => void load().catch(() => undefined);
