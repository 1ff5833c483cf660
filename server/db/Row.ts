import type { Selectable } from 'kysely';
import type { Tables } from './tables/Tables.ts';

export type TableName = keyof Tables;

/** A row of a table as it is read; ids are text, dates and times too. */
export type Row<T extends TableName> = Readonly<Selectable<Tables[T]>>;
