import type { ReadImport, ReadRow } from '../importOperations.ts';

/** An import that has been read and not checked yet. */
export const anImport = (changes: Partial<ReadImport> = {}): ReadImport => ({
  key: '7',
  type: 'Event',
  fileName: 'towns.csv',
  format: 'CSV',
  encoding: 'UTF_8',
  separator: 'COMMA',
  sheet: null,
  sheets: [],
  decimals: 'POINT',
  dates: 'YMD',
  clears: false,
  match: null,
  columns: [],
  fields: [],
  state: 'READ',
  message: null,
  taskId: null,
  rows: 0,
  checked: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  done: 0,
  failed: 0,
  importedBefore: null,
  ...changes,
});

/** A row below the heading whose town, in that column, is none. */
export const aRefusedRow = (position: number, cells: readonly string[], column: number): ReadRow => ({
  position,
  line: position + 1,
  cells,
  outcome: 'REFUSED',
  state: 'WAITING',
  recordId: null,
  problems: [{ column, message: 'Must be a town.' }],
  changes: [],
});
