export { listArguments } from './listArguments.ts';
export { type RowSelection, selectedAtMost, selectedIds } from './selectedIds.ts';
