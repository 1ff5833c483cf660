import type { SelectType } from 'kysely';
import type { Json } from './Json.ts';
import type { Tables } from './tables/Tables.ts';

export type TableName = keyof Tables;

/** A row of a table that is known only at run time. */
export type AnyRow = Readonly<Record<string, Json | undefined>>;

/** A row of a table as it is read; ids are text, dates and times too. */
export type Row<T extends string = string> = T extends TableName
  ? { readonly [C in keyof Tables[T]]: SelectType<Tables[T][C]> }
  : string extends T
    ? AnyRow
    : never;

/** Some columns of a row that is to be written. Any of them may be null: the database refuses where it must not. */
export type Draft<T extends string = string> = T extends TableName
  ? { readonly [C in keyof Tables[T]]?: SelectType<Tables[T][C]> | null }
  : string extends T
    ? AnyRow
    : never;

/** A row as a write is about to leave it, every column of it there; null where nothing is known yet. */
export type NextRow<T extends string = string> = T extends TableName
  ? { readonly [C in keyof Tables[T]]: SelectType<Tables[T][C]> | null }
  : string extends T
    ? AnyRow
    : never;

export type ColumnName<T extends string> = keyof Row<T> & string;
