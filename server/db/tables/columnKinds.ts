import type { ColumnType, GeneratedAlways, InsertType, SelectType, UpdateType } from 'kysely';
import type { Json } from '../Json.ts';

/** How a column's values are told apart by whoever writes, filters or sorts by them. */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'number'
  | 'decimal'
  | 'flag'
  | 'day'
  | 'moment'
  | 'localMoment'
  | 'list'
  | 'json'
  | 'bytes';

export interface Column {
  readonly kind: ColumnKind;
  readonly nullable?: true;
}

/** Ids are bigint in the database and text in JavaScript, as in GraphQL. */
export type Id = ColumnType<string, string | number, string | number>;
export type GeneratedId = GeneratedAlways<string>;
/** Filled by the database where an insert leaves it out. */
export type Defaulted<T> = ColumnType<SelectType<T>, InsertType<T> | undefined, UpdateType<T>>;
/** A stored generated column: read it, never write it. */
export type Computed<T> = ColumnType<T, never, never>;
/** A calendar day, YYYY-MM-DD. */
export type Day = string;
/** A moment in milliseconds; drivers answer the text of Postgres, never a Date. */
export type Moment = string;
/** A wall-clock time without a zone. */
export type LocalMoment = string;
/** An exact number as text. */
export type Decimal = ColumnType<string, string | number, string | number>;
/** jsonb: parsed when read, JSON text when written. */
export type JsonColumn = ColumnType<Json, string, string>;
