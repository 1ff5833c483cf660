import type { Column, ColumnKind } from './columnKinds.ts';
import { columnsOf } from '../generated/columnsOf.ts';

const tables: ReadonlyMap<string, ReadonlyMap<string, Column>> = new Map(
  Object.entries(columnsOf).map(([table, columns]) => [table, new Map(Object.entries(columns))]),
);

const none: ReadonlyMap<string, Column> = new Map();

/** What the columns of a table hold, by name. */
export const columnsIn = (table: string): ReadonlyMap<string, Column> => tables.get(table) ?? none;

export const kindOf = (table: string, column: string): ColumnKind | undefined =>
  columnsIn(table).get(column)?.kind;
