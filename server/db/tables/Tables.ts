import type { ColumnType, GeneratedAlways, InsertType, SelectType, UpdateType } from 'kysely';
import type { Json } from '../Json.ts';
import type { Column } from './columnKinds.ts';
import type { columnsOf } from '../generated/columnsOf.ts';

/** Every table as Kysely takes it; date_modified is kept by a trigger and never set by an update. */
export type Tables = {
  -readonly [T in keyof Columns]: { -readonly [C in keyof Columns[T]]: Filled<Columns[T][C]> };
};

type Columns = typeof columnsOf;

/** As values of a kind are read and written. */
interface Values {
  /** bigint in the database and text in JavaScript, as in GraphQL. */
  id: ColumnType<string, string | number, string | number>;
  text: string;
  number: number;
  /** An exact number as text. */
  decimal: ColumnType<string, string | number, string | number>;
  flag: boolean;
  /** A calendar day, YYYY-MM-DD. */
  day: string;
  /** A moment in milliseconds; drivers answer the text of Postgres, never a Date. */
  moment: string;
  /** A wall-clock time without a zone. */
  localMoment: string;
  list: string[];
  /** jsonb: parsed when read, JSON text when written. */
  json: ColumnType<Json, string, string>;
  bytes: Uint8Array;
}

type Plain<C extends Column> = C extends { choices: readonly (infer Choice)[] } ? Choice : Values[C['kind']];

type Held<C extends Column> = C extends { nullable: true } ? Plain<C> | null : Plain<C>;

type Filled<C> = C extends Column
  ? C extends { filled: 'identity' }
    ? GeneratedAlways<string>
    : C extends { filled: 'expression' }
      ? ColumnType<Held<C>, never, never>
      : C extends { filled: 'default' }
        ? ColumnType<SelectType<Held<C>>, InsertType<Held<C>> | undefined, UpdateType<Held<C>>>
        : Held<C>
  : never;
