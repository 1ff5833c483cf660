import type { ColumnKind } from './columnKinds.ts';
import { columnsOf } from './columnsOf.ts';

const tables: ReadonlyMap<string, ReadonlyMap<string, ColumnKind>> = new Map(
  Object.entries(columnsOf).map(([table, columns]) => [table, new Map(Object.entries(columns))]),
);

const none: ReadonlyMap<string, ColumnKind> = new Map();

/** What the columns of a table hold, by name. */
export const kindsOf = (table: string): ReadonlyMap<string, ColumnKind> => tables.get(table) ?? none;

export const kindOf = (table: string, column: string): ColumnKind | undefined => kindsOf(table).get(column);
